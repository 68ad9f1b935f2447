import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryHistories, type HistoryStep, MemoryHistory } from '../../testing/memory-history.ts'
import type { UnitTermVector } from '../terms/unit-terms.ts'
import type { WindowArticle, WindowStory } from '../window-article.ts'
import type { ReportGroupTotals } from './group-sum.ts'
import { selectStoryReportsInLanguage } from './group-sums.ts'

const LANGUAGES = ['en', 'nl']
/** The maximum number of members that are compared individually. */
const MAX_MEMBERS = 9

function expectAlike(one: UnitTermVector, other: UnitTermVector): void {
  expect([...one.ids]).toEqual([...other.ids])
  one.values.forEach((value, at) => {
    expect(value).toBeCloseTo(other.values[at] ?? 0, 4)
  })
}

const membersOf = ({ members }: ReportGroupTotals) => new Set(members.map(({ articleId }) => articleId))

/** Compares the properties that don't depend on the order in which articles were added. */
function expectSameSum(grown: ReportGroupTotals | undefined, rebuilt: ReportGroupTotals | undefined): void {
  expect(grown === undefined).toBe(rebuilt === undefined)
  if (!grown || !rebuilt) return
  for (const part of ['text', 'names', 'keys'] as const) expectAlike(grown[part], rebuilt[part])
  for (const length of ['textSquared', 'namesSquared'] as const)
    expect(grown[length]).toBeCloseTo(rebuilt[length], 3)
  expect(grown.size).toBe(rebuilt.size)
  for (const { publisherId } of [...grown.members, ...rebuilt.members])
    expect(grown.reportsOf(publisherId)).toBe(rebuilt.reportsOf(publisherId))
  if (grown.size <= MAX_MEMBERS) expect(membersOf(grown)).toEqual(membersOf(rebuilt))
}

/** Reads all articles of a history before the first step, so that every sum uses the same term weights. */
function withFixedWeights(steps: readonly HistoryStep[]) {
  const history = new MemoryHistory()
  const held = steps.map((step) => (step.kind === 'insert' ? history.hold(step.sketch) : undefined))
  const run = function* () {
    for (const [at, step] of steps.entries()) {
      const article = held[at]
      if (article && step.kind === 'insert') history.insert(article, step.story)
      else history.do(step)
      yield step
    }
  }
  return { history, run }
}

/**
 * Whether no two reports have the same title. Of reports with the same title only the first is summed, and in
 * a thread, whose sum grows when stories join, another report may be the first.
 */
const haveOwnTitles = (reports: readonly WindowArticle[]) =>
  new Set(reports.map(({ distinctions }) => distinctions.title)).size === reports.length

const bySequence = (a: WindowArticle, b: WindowArticle) => a.sequence - b.sequence

test('sums that grew with their stories and threads are those made anew from the articles', () => {
  fc.assert(
    fc.property(arbitraryHistories('replace'), (steps) => {
      const { history, run } = withFixedWeights(steps)
      const { memory } = history
      const reports = (stories: readonly WindowStory[], language: string) =>
        stories.flatMap((story) => selectStoryReportsInLanguage(story, language)).sort(bySequence)
      for (const _ of run()) {
        for (const story of history.stories()) {
          for (const language of LANGUAGES) {
            expectSameSum(memory.sums.ofStory(story, language), memory.sums.of(reports([story], language)))
            const inThread = reports(memory.mates(story), language)
            if (haveOwnTitles(inThread))
              expectSameSum(memory.sums.ofThread(story, language), memory.sums.of(inThread))
          }
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('of copies under one title the first to be added counts, with the names and title words of all', () => {
  const history = new MemoryHistory()
  const { memory } = history
  const sketch = { kind: '', language: 'en' as const, hoursAgo: 5, words: ['copper', 'violin'] }
  const first = history.hold({ ...sketch, names: ['Rosk'] })
  const copy = history.hold({ ...sketch, names: ['Rosk', 'Halla'] })
  const [alone] = [memory.sums.of([memory.insert(first, 's1')])]
  const both = memory.sums.of([memory.insert(first, 's2'), memory.insert(copy, 's2')])
  expect(both?.size).toBe(1)
  expect(both?.text).toEqual(alone?.text)
  expect(both?.keys.ids.length).toBeGreaterThan(alone?.keys.ids.length ?? 0)
})
