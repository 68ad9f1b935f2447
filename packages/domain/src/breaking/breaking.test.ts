import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../units/index.ts'
import {
  type BreakingCheckInput,
  type BreakingStory,
  computeMinBreakingReports,
  countRecentReports,
  findNewBreakingStories,
  isBreaking,
  isStillBreaking,
} from './breaking.ts'
import type { BreakingThresholds } from './breaking-schema.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)

const THRESHOLDS: BreakingThresholds = {
  reports: 4,
  hours: 3,
  beganWithinHours: 12,
  globalRelevance: 5,
  lastsHours: 4,
  perDay: 2,
}
const OWNERS = 10

const story = (id: string, ages: readonly number[], globalRelevance = 7): BreakingCheckInput => {
  return { id, threadId: `thread-${id}`, reportedAt: ages.map(hoursAgo), globalRelevance }
}
const breaks = (facts: BreakingCheckInput) => isBreaking(facts, NOW, THRESHOLDS, OWNERS)

describe('a story is breaking', () => {
  test.each([
    ['with four reports in three hours', [0.5, 1, 2, 2.9], true],
    ['not with three', [0.5, 1, 2], false],
    ['not where the fourth is older than that', [0.5, 1, 2, 3], false],
    ['also where it began hours before', [0.5, 1, 2, 2.5, 12], true],
    ['not where it has been going on for longer', [0.5, 1, 2, 2.5, 12.1], false],
    ['not by reports that are still to come', [0.5, 1, 2, -1], false],
    ['not without a report', [], false],
  ])('%s', (_name, ages, expected) => {
    expect(breaks(story('s', ages))).toBe(expected)
  })

  test('only if it matters beyond its own place', () => {
    expect(breaks(story('s', [1, 1, 1, 1], 5))).toBe(true)
    expect(breaks(story('s', [1, 1, 1, 1], 4.9))).toBe(false)
  })

  test('with more reports the more publishers are read', () => {
    expect([1, 16, 17, 100, 300].map((owners) => computeMinBreakingReports(owners, THRESHOLDS))).toEqual([
      4, 4, 5, 10, 18,
    ])
    expect(isBreaking(story('s', [1, 1, 1, 1]), NOW, THRESHOLDS, 17)).toBe(false)
  })

  test('for four hours and no longer', () => {
    const still = (hours: number) => isStillBreaking({ brokeAt: hoursAgo(hours) }, NOW, THRESHOLDS)
    expect([still(0), still(3.99), still(4), still(-1)]).toEqual([true, true, false, false])
  })
})

test('the stories with the most reports break, once, as long as the day has room', () => {
  const five = story('five', [1, 1, 1, 1, 1])
  const four = story('four', [1, 1, 1, 1], 8)
  const weak = story('weak', [1, 1, 1, 1], 5)
  const broken = (facts: BreakingCheckInput[], before: BreakingStory[] = []) =>
    findNewBreakingStories(facts, NOW, THRESHOLDS, { broken: before, owners: OWNERS }).map(({ id }) => id)
  const before = (id: string, hours: number) => {
    return { id, threadId: `thread-${id}`, brokeAt: hoursAgo(hours), reports: 4 }
  }
  expect(broken([weak, four, five])).toEqual(['five', 'four'])
  expect(broken([four, five], [before('five', 20)])).toEqual(['four'])
  expect(broken([four, five], [before('five', 300)])).toEqual(['four'])
  expect(broken([four, five], [before('a', 23), before('b', 1)])).toEqual([])
  expect(broken([four, five], [before('a', 24), before('b', 1)])).toEqual(['five'])
})

test('of a thread one story breaks, and another one only when that is over', () => {
  const inThread = (id: string, reports: number): BreakingCheckInput => {
    return {
      ...story(
        id,
        Array.from({ length: reports }, () => 1),
      ),
      threadId: 't1',
    }
  }
  const broken = (facts: BreakingCheckInput[], before: BreakingStory[] = []) =>
    findNewBreakingStories(facts, NOW, THRESHOLDS, { broken: before, owners: OWNERS }).map(({ id }) => id)
  const before = (hours: number) => ({ id: 'old', threadId: 't1', brokeAt: hoursAgo(hours), reports: 4 })
  const other = story('other', [1, 1, 1, 1])
  expect(broken([inThread('a', 4), inThread('b', 5), other])).toEqual(['b', 'other'])
  expect(broken([inThread('a', 4), other], [before(3)])).toEqual(['other'])
  expect(broken([inThread('a', 4)], [before(4)])).toEqual(['a'])
})

const Story = fc.record({
  id: fc.stringMatching(/^[a-d]$/),
  threadId: fc.constantFrom('t1', 't2', 't3'),
  reportedAt: fc.array(
    fc.double({ min: -5, max: 40, noNaN: true }).map((hours) => hoursAgo(hours)),
    { maxLength: 12 },
  ),
  globalRelevance: fc.double({ min: 0, max: 10, noNaN: true }),
})

test('whatever happens over days: at most two in any 24 hours, and no story twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(90), fc.uniqueArray(Story, { selector: ({ id }) => id }))),
      (looks) => {
        const broken: BreakingStory[] = []
        for (const [minutes, stories] of looks) {
          const moment = new Date((broken.at(-1)?.brokeAt ?? hoursAgo(30)).getTime() + minutes * 60_000)
          broken.push(...findNewBreakingStories(stories, moment, THRESHOLDS, { broken, owners: OWNERS }))
        }
        expect(new Set(broken.map(({ id }) => id)).size).toBe(broken.length)
        for (const [index, { threadId, brokeAt }] of broken.entries()) {
          const others = broken.slice(0, index).filter((one) => isStillBreaking(one, brokeAt, THRESHOLDS))
          expect(others.map((one) => one.threadId)).not.toContain(threadId)
        }
        for (const { brokeAt } of broken) {
          const since = brokeAt.getTime() - DAY_MS
          const day = broken.filter((one) => one.brokeAt <= brokeAt && one.brokeAt.getTime() > since)
          expect(day.length).toBeLessThanOrEqual(THRESHOLDS.perDay)
        }
      },
    ),
  )
})

test('another recent report, or more relevance, never stops a story from breaking', () => {
  fc.assert(
    fc.property(Story, fc.double({ min: 0, max: 2.9, noNaN: true }), (facts, hours) => {
      const more = {
        ...facts,
        reportedAt: [...facts.reportedAt, hoursAgo(hours)],
        globalRelevance: Math.min(10, facts.globalRelevance + 1),
      }
      if (breaks(facts)) expect(breaks(more)).toBe(true)
      expect(countRecentReports(more, NOW, THRESHOLDS)).toBe(countRecentReports(facts, NOW, THRESHOLDS) + 1)
    }),
  )
})
