import { describe, expect, test } from 'vitest'
import {
  FactSourcePassage,
  HeadlineComparison,
  SourceCorrectionNotice,
  StoryChange,
  StoryFact,
} from './proof.ts'

const AT = '2026-11-20T12:00:00.000Z'
const SOURCE = {
  sourceId: 'a1',
  publisherId: 'courier',
  source: 'Courier',
  at: AT,
  language: 'en',
  field: 'title',
  start: 0,
  end: 5,
  quote: 'Twelve injured',
}
const VALUE = { value: 12, qualifier: 'exact', reports: 1, givers: [SOURCE] }
const FACT = {
  id: 'injured',
  kind: 'count',
  subject: 'injured',
  unit: null,
  agreement: 'single',
  values: [VALUE],
  changes: [],
}

describe('a passage that states a fact', () => {
  const isAccepted = (over: object) => FactSourcePassage.safeParse({ ...SOURCE, ...over }).success

  test.each([
    [{ quote: 'x'.repeat(120) }, true],
    [{ quote: 'x'.repeat(121) }, false],
    [{ start: -1 }, false],
    [{ end: 1.5 }, false],
    [{ field: 'byline' }, false],
    [{ at: '2026-11-20' }, false],
  ])('with %j: %s', (over, expected) => {
    expect(isAccepted(over)).toBe(expected)
  })
})

describe('a row of the agreement table', () => {
  const isAccepted = (over: object) => StoryFact.safeParse({ ...FACT, ...over }).success

  test.each([
    [{}, true],
    [{ values: [{ ...VALUE, value: '3-2' }] }, true],
    [{ values: [{ ...VALUE, value: null }] }, false],
    [{ values: [{ ...VALUE, value: Number.NaN }] }, false],
    [{ values: [{ ...VALUE, reports: 0 }] }, false],
    [{ values: [{ ...VALUE, qualifier: 'nearly' }] }, false],
    [{ unit: undefined }, false],
    [{ kind: 'opinion' }, false],
    [{ agreement: 'none' }, false],
    [{ names: { nl: 'gewonden' } }, true],
    [{ changes: [{ publisherId: 'courier', from: 11, to: '12', at: AT }] }, true],
    [{ changes: [{ publisherId: 'courier', from: 11, at: AT }] }, false],
  ])('with %j: %s', (over, expected) => {
    expect(isAccepted(over)).toBe(expected)
  })
})

test.each([
  [300, true],
  [301, false],
])('a correction quotes %i characters: %s', (length, expected) => {
  const correction = { sourceId: 'a1', publisherId: 'courier', at: AT, quote: 'x'.repeat(length) }
  expect(SourceCorrectionNotice.safeParse(correction).success).toBe(expected)
})

describe('a change of a story', () => {
  const isAccepted = (change: object) => StoryChange.safeParse({ version: 2, at: AT, ...change }).success
  const OF_FACT = { factId: 'injured', subject: 'injured', unit: null }

  test.each([
    [{ kind: 'new_source', sourceId: 'a1', publisherId: 'courier' }, 'publisherId'],
    [{ kind: 'new_fact', ...OF_FACT, value: '3-2' }, 'value'],
    [{ kind: 'number_changed', ...OF_FACT, from: 11, to: 12, publisherIds: [] }, 'from'],
    [{ kind: 'headline_changed', language: 'en', from: 'A', to: 'B' }, 'to'],
    [{ kind: 'correction', sourceId: 'a1', publisherId: 'courier' }, 'sourceId'],
    [{ kind: 'merged', storyId: 's2' }, 'storyId'],
    [{ kind: 'split', storyId: 's2', sourceIds: ['a1'] }, 'sourceIds'],
    [{ kind: 'split_from', storyId: 's2' }, 'storyId'],
    [{ kind: 'new_language', language: 'nl' }, 'language'],
    [{ kind: 'thread_changed', from: 't1', to: 't2' }, 'to'],
  ])('as %j needs its %s', (change, name) => {
    expect(isAccepted(change)).toBe(true)
    expect(isAccepted({ ...change, [name]: undefined })).toBe(false)
  })

  test('of an unknown kind, without a version or a moment is refused', () => {
    const change = { kind: 'merged', storyId: 's2' }
    expect(isAccepted({ ...change, kind: 'renamed' })).toBe(false)
    expect(isAccepted({ ...change, version: 0 })).toBe(false)
    expect(isAccepted({ ...change, at: 'today' })).toBe(false)
  })
})

describe('the comparison of headlines', () => {
  const mark = { kind: 'question', start: 0, end: 3 }
  const note = { step: 'unchanged', sourceId: 'a1', source: 'Courier', removed: null }
  const isAccepted = (given: { mark?: object; note?: object }) =>
    HeadlineComparison.safeParse({
      headlines: { en: { headline: 'Bridge opens', notes: [{ ...note, ...given.note }] } },
      originals: [{ sourceId: 'a1', title: 'Why?', marks: [{ ...mark, ...given.mark }] }],
    }).success

  test('has what was changed and marked, of known kinds', () => {
    expect(isAccepted({})).toBe(true)
    expect(isAccepted({ note: { step: 'first_sentence', removed: 'LIVE' } })).toBe(true)
    expect(isAccepted({ note: { step: 'improved' } })).toBe(false)
    expect(isAccepted({ note: { removed: undefined } })).toBe(false)
    expect(isAccepted({ mark: { kind: 'boring' } })).toBe(false)
    expect(isAccepted({ mark: { start: -1 } })).toBe(false)
    expect(isAccepted({ mark: { end: 2.5 } })).toBe(false)
  })
})
