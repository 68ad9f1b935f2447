import { HOUR_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { TEST_NOW } from '../../newsroom/newsroom.fixture.ts'
import { createTestMention } from './mention.fixture.ts'
import type { FactMention } from './mentions/fact-mention.ts'
import { groupMentionsByValue, groupMentionsIntoFactRows } from './rows.ts'

/** A mention of a number of injured people in a publisher's report; each publisher has one report. */
const by = (publisher: string, value: number | string, known: Partial<FactMention> = {}, at = TEST_NOW) =>
  createTestMention(
    { value, report: publisher.charCodeAt(0), ...known },
    { id: `article-${publisher}`, publisherId: publisher, publishedAt: at },
  )
const words = (count: number, name = 'word') =>
  new Set(Array.from({ length: count }, (_, index) => `${name}-${index}`))
/** Words of a passage, of which the first `shared` are also in `words(…)`. */
const sharing = (shared: number, size: number) =>
  new Set([...words(shared), ...words(size - shared, 'other')])
const workers = (publisher: string, value: number, known: Partial<FactMention> = {}) =>
  by(publisher, value, {
    key: 'of worker',
    isCasualty: false,
    context: words(4),
    near: words(1),
    ...known,
  })
const valuesOf = (mentions: readonly FactMention[], all?: readonly FactMention[]) =>
  groupMentionsIntoFactRows(mentions, all).map(({ cells, isConflict }) => ({
    values: cells.map((cell) => cell.map(({ value }) => value)),
    isConflict,
  }))
const isConflict = (...mentions: FactMention[]) => valuesOf(mentions).some((row) => row.isConflict)

test('different numbers of casualties of two reports share a row, as a conflict', () => {
  expect(valuesOf([by('a', 12), by('b', 14)])).toEqual([{ values: [[12], [14]], isConflict: true }])
})

test('an equal number is one value, without a conflict', () => {
  expect(valuesOf([by('a', 12), by('b', 12)])).toEqual([{ values: [[12, 12]], isConflict: false }])
})

test('one report, or one publisher, doesn’t contradict itself', () => {
  expect(valuesOf([by('a', 12, { report: 1 }), by('b', 14, { report: 1 })])).toEqual([
    { values: [[12]], isConflict: false },
    { values: [[14]], isConflict: false },
  ])
  const again = createTestMention({ value: 14, report: 9 }, { id: 'again', publisherId: 'a' })
  expect(isConflict(by('a', 12), again)).toBe(false)
})

test('numbers contradict each other up to a ratio of three, and none does with zero', () => {
  expect(isConflict(by('a', 10), by('b', 30))).toBe(true)
  expect(isConflict(by('a', 10), by('b', 31))).toBe(false)
  expect(isConflict(by('a', 0), by('b', 2))).toBe(false)
})

test('reports contradict each other up to 48 hours apart', () => {
  const after = (ms: number) => new Date(TEST_NOW.getTime() + ms)
  expect(isConflict(by('a', 12), by('b', 14, {}, after(48 * HOUR_MS)))).toBe(true)
  expect(isConflict(by('a', 12), by('b', 14, {}, after(48 * HOUR_MS + 1)))).toBe(false)
})

test('a report that also states the other number contradicts nothing, unless it gives it as disputed', () => {
  const both = [by('a', 12), by('b', 14), by('b', 12, { position: 3 })]
  expect(isConflict(...both)).toBe(false)
  expect(isConflict(by('a', 12), by('b', 14), by('b', 12, { position: 3, isDisputed: true }))).toBe(true)
})

test('a number under another key counts as stated if it is of the same kind of thing', () => {
  const pair = [workers('a', 40), workers('b', 60)]
  expect(groupMentionsIntoFactRows(pair, pair)[0]?.isConflict).toBe(true)
  const people = workers('b', 40, { key: 'of people' })
  expect(groupMentionsIntoFactRows(pair, [...pair, people])[0]?.isConflict).toBe(true)
  const [euros, more] = ['a', 'b'].map((id, index) =>
    workers(id, [40, 60][index] ?? 0, { kind: 'money', key: 'money EUR' }),
  )
  const dollars = workers('b', 40, { kind: 'money', key: 'money $' })
  const sums = [euros, more].filter((one) => one !== undefined)
  expect(groupMentionsIntoFactRows(sums, sums)[0]?.isConflict).toBe(true)
  expect(groupMentionsIntoFactRows(sums, [...sums, dollars])[0]?.isConflict).toBe(false)
})

test('only the first casualty figure in the lead of a report counts', () => {
  expect(isConflict(by('a', 12), by('b', 14, { position: 2 }))).toBe(true)
  expect(isConflict(by('a', 12), by('b', 14, { position: 3 }))).toBe(false)
  const later = [by('a', 12), by('b', 14, { position: 1 }), by('b', 12.5, { position: 0, isTentative: true })]
  expect(isConflict(...later)).toBe(false)
})

test('a possibility contradicts nothing', () => {
  expect(isConflict(by('a', 12), by('b', 14, { isTentative: true }))).toBe(false)
})

test('other numbers contradict each other only in passages with four shared words, two fifths of the shorter', () => {
  expect(isConflict(workers('a', 40), workers('b', 60))).toBe(true)
  expect(isConflict(workers('a', 40), workers('b', 60, { context: sharing(3, 4) }))).toBe(false)
  const long = workers('a', 40, { context: words(12) })
  expect(isConflict(long, workers('b', 60, { context: sharing(4, 10) }))).toBe(true)
  expect(isConflict(long, workers('b', 60, { context: sharing(4, 11) }))).toBe(false)
  expect(isConflict(workers('a', 40), workers('b', 60, { near: words(1, 'far') }))).toBe(false)
})

test('small counts of things, and durations, contradict nothing', () => {
  expect(isConflict(workers('a', 10), workers('b', 14))).toBe(true)
  expect(isConflict(workers('a', 9), workers('b', 14))).toBe(false)
  const long = (key: string) => [
    workers('a', 40, { kind: 'measure', key }),
    workers('b', 60, { kind: 'measure', key }),
  ]
  expect(isConflict(...long('measure km'))).toBe(true)
  expect(isConflict(...long('measure day'))).toBe(false)
})

test('a lead with two different numbers of one kind can’t be matched with another report', () => {
  expect(isConflict(workers('a', 40), workers('b', 60), workers('b', 90, { position: 2 }))).toBe(false)
  expect(isConflict(workers('a', 40), workers('b', 60), workers('b', 90, { position: 3 }))).toBe(true)
})

test('results contradict each other, dates don’t', () => {
  const pair = (kind: FactMention['kind'], one: string, other: string) => [
    by('a', one, { kind, key: kind, isCasualty: false, context: words(4), near: words(1) }),
    by('b', other, { kind, key: kind, isCasualty: false, context: words(4), near: words(1) }),
  ]
  expect(isConflict(...pair('score', '3-1', '3-2'))).toBe(true)
  expect(isConflict(...pair('date', '2026-11-20', '2026-11-21'))).toBe(false)
})

test('numbers that an article contrasts share a row, in which an equal value is one', () => {
  const first = workers('a', 40, { context: words(3) })
  const second = workers('a', 30, { position: 1, context: words(3, 'company'), rivalTo: first })
  const third = workers('a', 40, { position: 2, context: words(3, 'union'), rivalTo: second })
  expect(valuesOf([first, second, third])).toEqual([{ values: [[40, 40], [30]], isConflict: true }])
})

test('an inexact number joins the exact one that it fits, and rather the equal one', () => {
  expect(groupMentionsByValue([by('a', 50, { qualifier: 'about' }), by('b', 48)])).toHaveLength(1)
  const cells = groupMentionsByValue([by('a', 46), by('b', 51), by('c', 51, { qualifier: 'about' })])
  expect(cells.map((cell) => cell.map(({ value }) => value))).toEqual([[46], [51, 51]])
})

test('equal numbers of things are one fact by two shared words, or if they have three significant digits', () => {
  const cells = (value: number, shared: number, size: number) =>
    groupMentionsByValue([
      workers('a', value, { context: words(20) }),
      workers('b', value, { context: sharing(shared, size) }),
    ]).length
  expect([cells(40, 2, 10), cells(40, 2, 11), cells(40, 1, 4)]).toEqual([1, 2, 2])
  expect([cells(123, 0, 4), cells(120, 0, 4), cells(4300, 0, 4)]).toEqual([1, 2, 2])
})
