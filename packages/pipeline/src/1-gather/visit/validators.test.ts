import { HOUR_MS } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import { createInitialFeedHealth } from './new-feed.ts'
import { buildConditionalHeaders, readCacheValidators } from './validators.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const health = (over: object) => ({
  ...createInitialFeedHealth(now),
  etag: 'W/"a b"',
  lastModified: 'yesterday',
  ...over,
})

describe('what is sent', () => {
  test('are both validators, byte for byte', () => {
    expect(buildConditionalHeaders(health({ validatorsSince: hoursAgo(2) }), now)).toEqual({
      'if-none-match': 'W/"a b"',
      'if-modified-since': 'yesterday',
    })
  })

  test.each([
    ['for 8 days', { validatorsSince: hoursAgo(8 * 24 - 1) }, 2],
    ['not for longer', { validatorsSince: hoursAgo(8 * 24 + 1) }, 0],
    ['not after a day of silence from a busy feed', { validatorsSince: hoursAgo(25), entriesPerHour: 2 }, 0],
    ['after a day of silence from a quiet one', { validatorsSince: hoursAgo(25), entriesPerHour: 0.1 }, 2],
    ['not where their age is unknown', {}, 0],
    ['one where there is only one', { validatorsSince: hoursAgo(1), etag: undefined }, 1],
  ])('%s', (_name, over, count) => {
    expect(Object.keys(buildConditionalHeaders(health(over), now))).toHaveLength(count)
  })
})

describe('the validators that are stored', () => {
  const none = { etag: undefined, lastModified: undefined, validatorsSince: undefined }
  test.each([
    ['both', { etag: '"1"', 'last-modified': 'x' }, { etag: '"1"', lastModified: 'x', validatorsSince: now }],
    ['one', { etag: '"1"' }, { etag: '"1"', lastModified: undefined, validatorsSince: now }],
    ['none where there is none', {}, none],
    ['none of an answer that is stale at once', { etag: '"1"', expires: '0' }, none],
    ['nothing that is no header', { etag: 'a\r\nx: y' }, none],
    ['nothing without end', { etag: 'x'.repeat(5_000) }, none],
  ])('%s', (_name, headers: Record<string, string>, expected) => {
    expect(readCacheValidators(headers, now)).toEqual(expected)
  })
})
