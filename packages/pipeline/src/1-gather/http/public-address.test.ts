import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['0.0.0.0'],
  ['10.1.2.3'],
  ['100.64.0.1'],
  ['100.127.255.255'],
  ['127.0.0.1'],
  ['169.254.169.254'],
  ['172.16.0.1'],
  ['172.31.255.255'],
  ['192.0.0.192'],
  ['192.0.2.1'],
  ['192.88.99.1'],
  ['192.168.0.1'],
  ['198.18.0.1'],
  ['198.51.100.1'],
  ['203.0.113.1'],
  ['224.0.0.1'],
  ['240.0.0.1'],
  ['255.255.255.255'],
])('%s is special', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'IPv4-mapped'],
  ['::ffff:93.184.216.34', 'IPv4-mapped, public'],
  ['::10.0.0.1', 'IPv4-compatible'],
  ['64:ff9b::a00:1', 'NAT64'],
  ['64:ff9b::5db8:d822', 'NAT64, public'],
  ['64:ff9b:1::1', 'local NAT64'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:2::1', 'benchmarking'],
  ['2001:20::1', 'ORCHID'],
  ['2001:1ff::1', 'protocol assignments'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::1', '6to4 of loopback'],
  ['2002:5db8:d822::1', '6to4, public'],
  ['3fff::1', 'documentation'],
  ['1000::1', 'not given out'],
  ['2001:100::1', 'protocol assignments that are not given out'],
  ['2620:4f:8000::1', 'AS112'],
  ['4000::1', 'not given out'],
  ['5f00::1', 'SRv6'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'cloud metadata'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
])('%s (%s) is special', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ['1.1.1.1'],
  ['9.255.255.255'],
  ['11.0.0.0'],
  ['100.63.255.255'],
  ['100.128.0.0'],
  ['172.15.255.255'],
  ['172.32.0.0'],
  ['192.169.0.0'],
  ['198.20.0.0'],
  ['223.255.255.255'],
  ['2606:4700::1111'],
  ['2001:4860:4860::8888'],
  ['2a00::1'],
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([['localhost'], [''], ['017700000001'], ['127.1'], ['0x7f000001'], ['1.1.1.1/0']])(
  '%j is no plain address and so not public',
  (text) => {
    expect(isPublicAddress(text)).toBe(false)
  },
)
