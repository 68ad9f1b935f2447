import { describe, expect, test } from 'vitest'
import { parseTdmFile } from './tdm-file.ts'

const POLICY = 'https://gazette.example/tdm'
const rule = (location: unknown, reservation: unknown = 1) => ({ location, 'tdm-reservation': reservation })
const reserves = (file: unknown, path: string) => parseTdmFile(JSON.stringify(file))(path)?.isReserved

describe('a pattern of a location', () => {
  test.each([
    ['/a*', '/a', true],
    ['/a*b', '/a-b-c', true],
    ['/a*b', '/a-c', undefined],
    ['/a*b*c', '/a-c-b', undefined],
    ['/a*b*b', '/a-b', undefined],
    ['/a**b', '/ab', true],
    ['/a*a$', '/a', undefined],
    ['/a*a$', '/aa', true],
    ['/a*$', '/a-b', true],
    ['*$', '/a', true],
    ['$', '/', true],
    ['$', '/a', undefined],
    ['/a$b', '/a$b', true],
    ['/a.b', '/axb', undefined],
    ['/(a+)+$', '/aaaa', undefined],
    ['  /a  ', '/a', true],
    ['HTTPS://other.example/a', '/a', true],
    ['https://other.example', '/anything', true],
    ['a/b', '/a/b', true],
    ['', '/anything', true],
    ['/café', '/caf%C3%A9', true],
    ['/caf%c3%a9', '/caf%C3%A9', true],
    ['/caf%C3%A9', '/caf%c3%a9', true],
    ['/%7Eann/', '/~ann/a', true],
    ['/a%2Fb', '/a/b', undefined],
    ['/\ud800', '/%EF%BF%BD', true],
  ])('%s for %s: %s', (location, path, expected) => {
    expect(reserves([rule(location)], path)).toBe(expected)
  })

  test('is cut at two thousand characters', () => {
    const long = `/${'a'.repeat(1_999)}`
    expect(reserves([rule(`${long}b`)], long)).toBe(true)
    expect(reserves([rule(long)], long.slice(0, -1))).toBeUndefined()
  })
})

describe('a rule', () => {
  test.each([['location'], ['Location'], ['path'], ['url'], ['locations'], ['URLs']])(
    'says in "%s" what it applies to',
    (name) => {
      const read = parseTdmFile(JSON.stringify([{ [name]: '/a', 'tdm-reservation': 1 }]))
      expect([read('/a')?.isReserved, read('/b')?.isReserved]).toEqual([true, undefined])
    },
  )

  test('that states nothing about mining is skipped', () => {
    expect(reserves([{ location: '/' }, rule('/', 0)], '/a')).toBe(false)
    expect(reserves([rule('/', 'maybe'), rule('/', 0)], '/a')).toBe(false)
  })

  test('without a location that is a text applies to nothing', () => {
    expect(reserves([rule(7)], '/a')).toBeUndefined()
    expect(reserves([rule([7, '/a'])], '/a')).toBe(true)
    expect(reserves([rule([])], '/a')).toBeUndefined()
    expect(reserves([rule(null)], '/a')).toBe(true)
  })

  test('has its policy', () => {
    const read = parseTdmFile(JSON.stringify([{ ...rule('/a'), 'tdm-policy': POLICY }, rule('/b')]))
    expect(read('/a')).toEqual({ isReserved: true, policy: POLICY })
    expect(read('/b')).toEqual({ isReserved: true, policy: undefined })
  })
})

test('a file may be one rule or have several lists, but is no rule by itself if it has lists alone', () => {
  expect(reserves({ 'tdm-policy': POLICY, 'tdm-reservation': 1 }, '/a')).toBe(true)
  expect(reserves({ one: [rule('/a')], two: [rule('/b')] }, '/b')).toBe(true)
  expect(reserves({ one: rule('/a') }, '/a')).toBeUndefined()
  expect(reserves('tdm-reservation: 1', '/a')).toBeUndefined()
})

test('a thousand rules count, also those of one list of locations', () => {
  const many = (count: number) => Array.from({ length: count }, () => '/other')
  expect(reserves([...many(999).map((one) => rule(one)), rule('/a')], '/a')).toBe(true)
  expect(reserves([...many(1_000).map((one) => rule(one)), rule('/a')], '/a')).toBeUndefined()
  expect(reserves([rule([...many(999), '/a'])], '/a')).toBe(true)
  expect(reserves([rule([...many(1_000), '/a'])], '/a')).toBeUndefined()
})

test.each([
  ['tdm-reservation: 1', true],
  ['TDM_RESERVATION=true', true],
  ["{'tdmreserved': '1',}", true],
  ['{"tdm-reservation": 10,', undefined],
  ['{"tdm-reservation": 0,', undefined],
  ['tdm-reservation', undefined],
  ['x-reservation: 1', undefined],
])('a broken file that says %s reserves everything: %s', (text, expected) => {
  expect(parseTdmFile(text)('/anything')?.isReserved).toBe(expected)
})
