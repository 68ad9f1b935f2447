import { describe, expect, test } from 'vitest'
import { computePublisherRequestedWaitMinutes, parseRetryAfter } from './requested-wait.ts'

const now = new Date('2026-11-20T12:10:00Z')
const DATE = 'Fri, 20 Nov 2026 12:10:00 GMT'

describe('the wait that a publisher requests', () => {
  test.each([
    ['nothing', {}, undefined, 0],
    ['max-age', { 'cache-control': 'public, max-age=600' }, undefined, 10],
    ['max-age less what the answer is old', { 'cache-control': 'max-age=600', age: '240' }, undefined, 6],
    ['an answer older than its max-age', { 'cache-control': 'max-age=60', age: '240' }, undefined, 0],
    [
      'max-age before Expires',
      { 'cache-control': 'max-age=60', expires: 'Fri, 20 Nov 2026 13:10:00 GMT' },
      undefined,
      1,
    ],
    ['Expires', { expires: 'Fri, 20 Nov 2026 12:40:00 GMT' }, undefined, 30],
    [
      'Expires by the server’s own clock',
      { expires: 'Fri, 20 Nov 2026 10:40:00 GMT', date: 'Fri, 20 Nov 2026 10:10:00 GMT' },
      undefined,
      30,
    ],
    ['an Expires of the past', { expires: DATE, date: 'Fri, 20 Nov 2026 13:10:00 GMT' }, undefined, 0],
    ['Expires: 0', { expires: '0' }, undefined, 0],
    ['no-cache', { 'cache-control': 'no-cache, max-age=600' }, undefined, 0],
    ['s-maxage is for others', { 'cache-control': 's-maxage=600' }, undefined, 0],
    ['its ttl', {}, 45, 45],
    ['the longer of both', { 'cache-control': 'max-age=600' }, 45, 45],
    ['a month', { 'cache-control': 'max-age=2591034' }, undefined, 360],
    ['a ttl of a year', {}, 525_600, 360],
  ])('%s', (_name, headers: Record<string, string>, ttlMinutes, minutes) => {
    expect(computePublisherRequestedWaitMinutes(headers, { ttlMinutes }, now)).toBe(minutes)
  })
})

describe('Retry-After', () => {
  test.each([
    ['120', 120],
    [' 60 ', 60],
    ['86400', 86_400],
    ['Fri, 20 Nov 2026 12:15:00 GMT', 300],
    ['Friday, 20-Nov-26 12:15:00 GMT', 300],
    ['99999999', 604_800],
  ])('%s means %d seconds', (value, seconds) => {
    expect(parseRetryAfter({ 'retry-after': value }, now)).toEqual(new Date(now.getTime() + seconds * 1000))
  })

  test.each([[''], ['soon'], ['-5'], ['0'], ['Fri, 20 Nov 2020 12:15:00 GMT']])(
    '%j means nothing',
    (value) => {
      expect(parseRetryAfter({ 'retry-after': value }, now)).toBeUndefined()
      expect(parseRetryAfter({}, now)).toBeUndefined()
    },
  )
})
