import { HOUR_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { TEST_NOW } from '../../newsroom/newsroom.fixture.ts'
import { findContradictingPairs, findDisputedNumberPairs } from './contradicting-mentions.ts'
import { createTestMention } from './mention.fixture.ts'
import type { FactMention } from './mentions/fact-mention.ts'

const after = (ms: number) => new Date(TEST_NOW.getTime() + ms)
/** A mention of a number of injured people in a publisher's report; each publisher has one report. */
const injured = (
  publisher: string,
  value: number | string,
  known: Partial<FactMention> = {},
  at = TEST_NOW,
) =>
  createTestMention(
    { value, report: publisher.charCodeAt(0), ...known },
    { id: `article-${publisher}`, publisherId: publisher, publishedAt: at },
  )
const WORDS = new Set(['port', 'strike', 'union', 'dockers'])
const of = (...words: string[]) => new Set(words)
const EUROS = { kind: 'money', key: 'money EUR' } as const
/** A number of workers in a passage about a strike. */
const workers = (publisher: string, value: number | string, known: Partial<FactMention> = {}) =>
  injured(publisher, value, { key: 'of worker', isCasualty: false, context: WORDS, near: WORDS, ...known })
const pairs = (mentions: readonly FactMention[], all = mentions) =>
  findContradictingPairs(mentions, all).map(([a, b]) => `${a.value} ≠ ${b.value}`)
const differ = (...mentions: FactMention[]) => pairs(mentions).length > 0

test('each two different numbers of several reports contradict each other', () => {
  const three = [injured('a', 12), injured('b', 14), injured('c', 16)]
  expect(pairs(three)).toEqual(['12 ≠ 14', '12 ≠ 16', '14 ≠ 16'])
  expect(pairs([])).toEqual([])
  expect(pairs([injured('a', 12)])).toEqual([])
})

test('numbers that can both be true don’t contradict each other', () => {
  expect(differ(injured('a', 12), injured('b', 12))).toBe(false)
  expect(differ(injured('a', 10, { qualifier: 'at_least' }), injured('b', 12))).toBe(false)
})

test('one report, or one publisher, doesn’t contradict itself', () => {
  const [first, second] = [injured('a', 12, { report: 1 }), injured('b', 14, { report: 1 })]
  expect(differ(first, second)).toBe(false)
  expect(differ({ ...first, isDisputed: true }, { ...second, isDisputed: true })).toBe(false)
  const again = createTestMention({ value: 14, report: 2 }, { id: 'again', publisherId: 'a' })
  expect(differ(first, again)).toBe(false)
})

test.each([
  [10, 30, true],
  [30, 10, true],
  [10, 31, false],
  [31, 10, false],
  [0, 2, false],
  [-1, 2, false],
])('%d and %d: a contradiction is %s', (one, other, expected) => {
  expect(differ(injured('a', one), injured('b', other))).toBe(expected)
})

test('reports contradict each other up to 48 hours apart, whichever is the later', () => {
  const late = (ms: number) => injured('b', 14, {}, after(ms))
  expect(differ(injured('a', 12), late(48 * HOUR_MS))).toBe(true)
  expect(differ(injured('a', 12), late(48 * HOUR_MS + 1))).toBe(false)
  expect(differ(late(48 * HOUR_MS), injured('a', 12))).toBe(true)
  expect(differ(late(48 * HOUR_MS + 1), injured('a', 12))).toBe(false)
})

test('a report that also states the other’s number contradicts nothing, unless it disputes that number', () => {
  const pair = [injured('a', 12), injured('b', 14)]
  const more = (extra: FactMention) => pairs(pair, [...pair, extra]).length > 0
  expect(more(injured('b', 12))).toBe(false)
  expect(more(injured('a', 14))).toBe(false)
  expect(more(injured('a', 13))).toBe(true)
  expect(more(injured('c', 12))).toBe(true)
  expect(more(injured('b', 12, { isDisputed: true }))).toBe(true)
  expect(more(injured('b', 12, { key: 'dead' }))).toBe(true)
})

test('the other’s amount counts as stated in any currency, but not as another kind', () => {
  const pair = [workers('a', 40, EUROS), workers('b', 60, EUROS)]
  const more = (known: Partial<FactMention>) => pairs(pair, [...pair, workers('b', 40, known)]).length > 0
  expect(more({ kind: 'money', key: 'money $' })).toBe(false)
  expect(more({ kind: 'count', key: 'of worker' })).toBe(true)
})

test('of casualties, the first figure in the lead of each report and publisher counts', () => {
  expect(differ(injured('a', 12), injured('b', 14, { position: 2 }))).toBe(true)
  expect(differ(injured('a', 12), injured('b', 14, { position: 3 }))).toBe(false)
  const later = injured('b', 16, { position: 1 })
  expect(pairs([injured('a', 12), later, injured('b', 14)])).toEqual(['12 ≠ 14'])
  const shared = [injured('a', 12), injured('b', 14, { report: 7 }), injured('c', 16, { report: 7 })]
  expect(pairs(shared)).toEqual(['12 ≠ 14', '12 ≠ 16'])
  const syndicated = createTestMention({ value: 16, report: 9 }, { id: 'b2', publisherId: 'b' })
  expect(pairs([injured('a', 12), injured('b', 14), syndicated])).toEqual(['12 ≠ 14', '12 ≠ 16'])
})

test('of other numbers, the only one in the lead of an article counts', () => {
  const pair = [workers('a', 40), workers('b', 60, { position: 2 })]
  expect(differ(...pair)).toBe(true)
  expect(differ(workers('a', 40), workers('b', 60, { position: 3 }))).toBe(false)
  expect(differ(...pair, workers('b', 90, { position: 2 }))).toBe(false)
  expect(differ(...pair, workers('b', 90, { position: 3 }))).toBe(true)
  expect(differ(...pair, workers('b', 60, { position: 1 }))).toBe(true)
})

test('possibilities, and numbers of things below ten, contradict nothing', () => {
  expect(differ(injured('a', 12), injured('b', 14, { isTentative: true }))).toBe(false)
  expect(differ(workers('a', 10), workers('b', 14))).toBe(true)
  expect(differ(workers('a', 9), workers('b', 14))).toBe(false)
  expect(differ(injured('a', 2), injured('b', 3))).toBe(true)
  expect(differ(workers('a', 5, EUROS), workers('b', 7, EUROS))).toBe(true)
})

test('passages with four shared words, two fifths of the shorter one, and a near one have the same statement', () => {
  const isSame = (context: FactMention['context'], near = WORDS) =>
    differ(workers('a', 40), workers('b', 60, { context, near }))
  expect([isSame(WORDS), isSame(of('port', 'strike', 'union', 'ferry'))]).toEqual([true, false])
  expect([isSame(WORDS, of('union')), isSame(WORDS, of('ferry'))]).toEqual([true, false])
  const long = (name: string, size: number) =>
    of(...WORDS, ...Array.from({ length: size - 4 }, (_, index) => `${name}-${index}`))
  const areLong = (one: number, other: number) =>
    differ(workers('a', 40, { context: long('a', one) }), workers('b', 60, { context: long('b', other) }))
  expect([areLong(10, 12), areLong(12, 10), areLong(11, 12)]).toEqual([true, true, false])
})

test.each([
  ['count', 'of worker', true],
  ['money', 'money EUR', true],
  ['percentage', 'percentage %', true],
  ['measure', 'measure km', true],
  ['measure', 'measure hour/km', true],
  ['time', 'finish', true],
  ['time', 'clock', false],
  ...(['date', 'place', 'role'] as const).map((kind) => [kind, kind, false] as const),
  ...['day', 'week', 'month', 'year', 'minute', 'second', 'degree', 'hour'].map(
    (unit) => ['measure', `measure ${unit}`, false] as const,
  ),
] as const)('facts of the kind "%s" and key "%s": a contradiction is %s', (kind, key, expected) => {
  expect(differ(workers('a', 40, { kind, key }), workers('b', 60, { kind, key }))).toBe(expected)
})

test('results contradict each other in the same passage', () => {
  const score = { kind: 'score', key: 'score' } as const
  expect(differ(workers('a', '3-1', score), workers('b', '3-2', score))).toBe(true)
  expect(differ(workers('a', '3-1', score), workers('b', '3-2', { ...score, context: of() }))).toBe(false)
})

test('a number that an article contrasts with another is disputed', () => {
  const union = workers('a', 1842)
  const company = workers('a', 1200, { rivalTo: union })
  expect(findDisputedNumberPairs([union, company, workers('b', 1500)])).toEqual([[union, company]])
  expect(findDisputedNumberPairs([])).toEqual([])
})
