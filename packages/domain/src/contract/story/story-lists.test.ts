import { describe, expect, test } from 'vitest'
import { SearchCursor, searchStoriesEndpoint } from './story-lists.ts'

describe('the position after which the next page begins', () => {
  test.each([
    '2026-11-20T12:00:00.000Z~s1',
    '2026-02-28T23:59:59.999Z~9',
    `2026-11-20T12:00:00.000Z~${'a'.repeat(64)}`,
    '2026-11-20T12:00:00.000Z~a-b-c',
  ])('may be %s', (cursor) => {
    expect(SearchCursor.parse(cursor)).toBe(cursor)
  })

  test.each([
    ['a time that there is not', '2026-13-20T12:00:00.000Z~s1'],
    ['an hour that there is not', '2026-11-20T25:00:00.000Z~s1'],
    ['a time without fractions', '2026-11-20T12:00:00Z~s1'],
    ['a time of another zone', '2026-11-20T12:00:00.000+01:00~s1'],
    ['no id', '2026-11-20T12:00:00.000Z~'],
    ['an id that is too long', `2026-11-20T12:00:00.000Z~${'a'.repeat(65)}`],
    ['an id with a hyphen first', '2026-11-20T12:00:00.000Z~-a'],
    ['an id in capitals', '2026-11-20T12:00:00.000Z~S1'],
    ['something after it', "2026-11-20T12:00:00.000Z~s1' OR 1=1"],
    ['something before it', 'x2026-11-20T12:00:00.000Z~s1'],
    ['a line after it', '2026-11-20T12:00:00.000Z~s1\n'],
  ])('is refused with %s', (_what, cursor) => {
    expect(SearchCursor.safeParse(cursor).success).toBe(false)
  })
})

describe('a search', () => {
  const { query } = searchStoriesEndpoint
  const isAccepted = (over: object) => query.safeParse({ q: 'bridge', ...over }).success

  test('has 20 results unless another number is wanted, and no limits of time or language', () => {
    expect(query.parse({ q: '  bridge ' })).toEqual({ q: 'bridge', limit: 20 })
    expect(query.parse({ q: 'bridge', limit: '50' }).limit).toBe(50)
  })

  test.each([
    ['', false],
    ['   ', false],
    ['x', true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
    [` ${'x'.repeat(500)} `, true],
  ])('for %j: %s', (q, expected) => {
    expect(isAccepted({ q })).toBe(expected)
  })

  test.each([
    ['0', false],
    ['1', true],
    ['50', true],
    ['51', false],
    ['2.5', false],
    ['many', false],
  ])('for %s results: %s', (limit, expected) => {
    expect(isAccepted({ limit })).toBe(expected)
  })

  test.each([
    ['2026-11-20', true],
    ['2026-11-20T12:00:00Z', true],
    ['2026-02-30', false],
    ['20 November', false],
    ['2026-11-20T12:00:00+01:00', false],
    ['', false],
  ])('of stories before or after %j: %s', (moment, expected) => {
    expect([isAccepted({ before: moment }), isAccepted({ after: moment })]).toEqual([expected, expected])
  })

  test('is of the languages that we write', () => {
    expect([isAccepted({ lang: 'nl' }), isAccepted({ lang: 'en' }), isAccepted({ lang: 'fr' })]).toEqual([
      true,
      true,
      false,
    ])
  })
})
