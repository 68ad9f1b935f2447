import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Article } from './article.ts'
import { isLimitedToHeadline, isUsableAsTextSource, removePublisherReservedParts } from './permitted.ts'
import { mergeReservedRights, type ReservedRights, RIGHTS_RESERVATIONS } from './reserved.ts'

const TEXT = 'Six people died on Friday. Eleven are missing. The dyke broke in the early hours.'
const PICTURE = { url: 'https://gazette.example/dyke.jpg', type: 'image' as const }
const given: Article = {
  id: 'a1',
  publisherId: 'gazette',
  url: 'https://gazette.example/news/1',
  canonicalUrl: 'https://gazette.example/news/1',
  title: 'Dyke breaks',
  summary: 'Six people died on Friday.',
  text: TEXT,
  byline: undefined,
  language: 'en',
  publishedAt: undefined,
  updatedAt: undefined,
  firstSeenAt: new Date(0),
  wordCount: undefined,
  media: [PICTURE],
  hints: [],
  sections: [],
  isPaywalled: false,
  feedPosition: undefined,
}
const reserving = (reserved: ReservedRights) => removePublisherReservedParts({ ...given, reserved })

test('nothing is removed if nothing is reserved', () => {
  expect(removePublisherReservedParts(given)).toBe(given)
})

test.each(['nosnippet', 'mining', 'ai'] as const)('%s leaves the headline and the link', (signal) => {
  const { title, url, summary, text } = reserving({ signals: [signal] })
  expect({ title, url, summary, text }).toEqual({ title: given.title, url: given.url, summary: '', text: '' })
})

test('max-snippet leaves whole sentences where one fits, else whole words, the same for both fields', () => {
  const words = (maxCharacters: number) => reserving({ signals: ['max-snippet'], maxCharacters })
  expect(words(60)).toMatchObject({ text: 'Six people died on Friday. Eleven are missing.' })
  expect(words(60).summary).toBe(words(60).text)
  expect(words(12).text).toBe('Six people')
  expect(words(2).text).toBe('')
  expect(words(10_000).text).toBe(TEXT)
})

test('pictures go, or are marked as small', () => {
  expect(reserving({ signals: ['no-picture'] }).media).toEqual([])
  expect(reserving({ signals: ['mining'] }).media).toEqual([])
  expect(reserving({ signals: ['small-picture'] }).media).toEqual([
    { ...PICTURE, url: `${PICTURE.url}#small` },
  ])
  const again = removePublisherReservedParts(reserving({ signals: ['small-picture'] }))
  expect(again.media).toEqual([{ ...PICTURE, url: `${PICTURE.url}#small` }])
})

test('what is reserved for mining is only listed, and what has expired isn’t quoted any more', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const expires = (expiresAt: string) => ({ reserved: { signals: ['expires' as const], expiresAt } })
  expect(isLimitedToHeadline({ reserved: { signals: ['mining'] } })).toBe(true)
  expect(isUsableAsTextSource({ reserved: { signals: ['ai'] } }, now)).toBe(false)
  expect(isUsableAsTextSource({ reserved: { signals: ['nosnippet'] } }, now)).toBe(true)
  expect(isUsableAsTextSource(expires('2026-11-21T11:00:00.000Z'), now)).toBe(false)
  expect(isUsableAsTextSource(expires('2026-11-21T13:00:00.000Z'), now)).toBe(true)
})

test('of two the stricter counts', () => {
  const one: ReservedRights = {
    signals: ['max-snippet'],
    maxCharacters: 90,
    expiresAt: '2026-12-01T00:00:00.000Z',
  }
  const other: ReservedRights = {
    signals: ['noindex', 'max-snippet'],
    maxCharacters: 40,
    expiresAt: '2026-11-30T00:00:00.000Z',
    policy: 'https://gazette.example/tdm',
  }
  expect(mergeReservedRights(one, other)).toEqual(other)
  expect(mergeReservedRights(other, one)).toEqual(other)
  expect(mergeReservedRights(undefined, one)).toBe(one)
})

test('whatever is reserved, no more characters remain than are allowed, and doing it twice changes nothing', () => {
  const some = fc.record({
    signals: fc.subarray([...RIGHTS_RESERVATIONS]),
    maxCharacters: fc.nat(200),
  })
  fc.assert(
    fc.property(
      some,
      fc.string({ maxLength: 300 }),
      fc.string({ maxLength: 300 }),
      (reserved, summary, text) => {
        const one = removePublisherReservedParts({ ...given, summary, text, reserved })
        expect(Math.max(one.text.length, one.summary.length)).toBeLessThanOrEqual(reserved.maxCharacters)
        expect(`${text}${summary}`.startsWith(one.text) || one.text === '').toBe(true)
        expect(removePublisherReservedParts(one)).toEqual(one)
      },
    ),
  )
})
