import { expect, test } from 'vitest'
import { toNetworkPrefix } from './network-prefix.ts'

test.each([
  ['81.2.69.142', '81.2.69.0'],
  ['::ffff:81.2.69.142', '81.2.69.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2a02::1', '2a02:0:0::'],
  ['2a02::1:2:3:4:5:6', '2a02:0:1::'],
  ['2a02:1::2:3:4:5:6', '2a02:1:0::'],
  ['2a02::1:2:3:4:1.2.3.4', '2a02:0:1::'],
  ['127.0.0.1', undefined],
  ['10.1.2.3', undefined],
  ['192.168.1.9', undefined],
  ['172.20.0.1', undefined],
  ['100.64.3.2', undefined],
  ['::1', undefined],
  ['fe80::1', undefined],
  ['fd00::1', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['nonsense', undefined],
])('the network of %s is %s', (address, network) => {
  expect(toNetworkPrefix(address)).toBe(network)
})
