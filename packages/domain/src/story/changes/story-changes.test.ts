import { describe, expect, test } from 'vitest'
import { buildFactChangeKey, isLoggableFact } from './fact-changes.ts'
import { findStoryChanges, isSignificantChange } from './story-changes.ts'
import type { SnapshotFact, StorySnapshot } from './story-log.ts'

const source = (id: string, hash = '1') => ({ [id]: { publisherId: `p-${id}`, hash } })

function snapshot(over: Partial<StorySnapshot> = {}): StorySnapshot {
  return {
    threadId: 't1',
    headlines: { en: 'Tram crash' },
    sources: source('a'),
    facts: [],
    known: [],
    corrections: [],
    told: [],
    merged: [],
    ...over,
  }
}

type Values = Record<string | number, readonly string[]>

/** Creates a fact from its numbers, each with the ids of the articles that report it. */
function fact(values: Values, over: Partial<SnapshotFact> = {}): SnapshotFact {
  return {
    id: 'injured',
    kind: 'count',
    subject: 'injured',
    agreement: 'several',
    unit: null,
    changes: [],
    values: Object.entries(values).map(([value, articleIds]) => ({
      value: Number(value),
      articleIds: [...articleIds],
      publisherIds: articleIds.map((id) => `p-${id}`),
    })),
    ...over,
  }
}

const OF_FACT = { factId: 'injured', subject: 'injured', unit: null }
const changed = (from: number, to: number, ...publisherIds: string[]) => ({
  kind: 'number_changed',
  ...OF_FACT,
  from,
  to,
  publisherIds,
})

test('the same snapshot has no changes', () => {
  const same = snapshot({ facts: [fact({ 12: ['a'] })], corrections: ['a 1'] })
  expect(findStoryChanges(same, structuredClone(same))).toEqual([])
})

describe('a number in an edited article', () => {
  const between = (before: Values, after: Values, hash = '2') =>
    findStoryChanges(
      snapshot({ sources: { ...source('a'), ...source('b') }, facts: [fact(before, { isAside: true })] }),
      snapshot({
        sources: { ...source('a', hash), ...source('b', hash) },
        facts: [fact(after, { isAside: true })],
      }),
    )

  test('changes where one value goes and one comes', () => {
    expect(between({ 12: ['a'] }, { 14: ['a'] })).toEqual([changed(12, 14, 'p-a')])
    expect(between({ 3: ['a'], 12: ['a'] }, { 3: ['a'], 14: ['a'] })).toEqual([changed(12, 14, 'p-a')])
  })

  test('that two articles change alike is one change of both publishers', () => {
    expect(between({ 12: ['a', 'b'] }, { 14: ['a', 'b'] })).toEqual([changed(12, 14, 'p-a', 'p-b')])
  })

  test.each([
    ['only goes', { 12: ['a'] }, {}],
    ['only comes', {}, { 14: ['a'] }],
    ['has two in its place', { 12: ['a'] }, { 14: ['a'], 15: ['a'] }],
    ['replaces two', { 12: ['a'], 13: ['a'] }, { 14: ['a'] }],
    ['is in another article', { 12: ['a'] }, { 14: ['b'] }],
  ])('is no change where it %s', (_what, before, after) => {
    expect(between(before, after)).toEqual([])
  })

  test('is no change where the article is the same', () => {
    expect(between({ 12: ['a'] }, { 14: ['a'] }, '1')).toEqual([])
  })

  test('is no change where the new one is of another thing or unit', () => {
    const before = snapshot({ facts: [fact({ 12: ['a'] }, { isAside: true })] })
    for (const over of [{ subject: 'killed' }, { unit: 'tonne' }, { kind: 'measure' as const }]) {
      const facts = [fact({ 14: ['a'] }, { isAside: true, ...over })]
      expect(findStoryChanges(before, snapshot({ sources: source('a', '2'), facts }))).toEqual([])
    }
  })
})

describe('a number that a publisher changed in a later article', () => {
  const change = { publisherId: 'p-a', from: 12, to: 14 }
  const after = snapshot({ facts: [fact({}, { isAside: true, changes: [change] })] })

  test('is a change, unless it was reported before', () => {
    expect(findStoryChanges(snapshot(), after)).toEqual([changed(12, 14, 'p-a')])
    expect(findStoryChanges(snapshot({ told: [buildFactChangeKey('injured', change)] }), after)).toEqual([])
    const others = [
      { ...change, from: 11 },
      { ...change, to: 15 },
      { ...change, publisherId: 'p-b' },
    ]
    const told = [
      buildFactChangeKey('killed', change),
      ...others.map((other) => buildFactChangeKey('injured', other)),
    ]
    expect(findStoryChanges(snapshot({ told }), after)).toHaveLength(1)
  })
})

describe('the number that most reports have', () => {
  const known = { facts: [fact({ 12: ['a'] })] }

  test('is a change of those that report the new one, once', () => {
    const after = snapshot({ facts: [fact({ 14: ['a', 'b'] })] })
    expect(findStoryChanges(snapshot(known), after)).toEqual([changed(12, 14, 'p-a', 'p-b')])
    const twice = {
      ...after,
      facts: [fact({ 14: ['a', 'b'] }, { changes: [{ publisherId: 'p-a', from: 12, to: 14 }] })],
    }
    expect(findStoryChanges(snapshot(known), twice)).toEqual([changed(12, 14, 'p-a')])
  })

  test.each([
    ['a second number that fewer have', [fact({ 12: ['a'], 14: ['b'] }).values].flat()],
    ['more reports of the same', [fact({ 12: ['a', 'b'] }).values].flat()],
  ])('doesn’t change by %s', (_what, values) => {
    expect(findStoryChanges(snapshot(known), snapshot({ facts: [fact({}, { values })] }))).toEqual([])
  })

  test('doesn’t change where it was or is mentioned in passing only', () => {
    const aside = { facts: [fact({ 14: ['b'] }, { isAside: true })] }
    expect(findStoryChanges(snapshot(known), snapshot(aside))).toEqual([])
    const before = snapshot({ known: ['injured'], facts: [fact({ 14: ['b'] }, { isAside: true })] })
    expect(findStoryChanges(before, snapshot(known))).toEqual([])
  })
})

describe('a new fact', () => {
  test('is one that was never reported, with its first value', () => {
    const after = snapshot({ facts: [fact({ 12: ['a'] })] })
    expect(findStoryChanges(snapshot(), after)).toEqual([{ kind: 'new_fact', ...OF_FACT, value: 12 }])
    expect(findStoryChanges(snapshot({ known: ['injured'] }), after)).toEqual([])
    expect(findStoryChanges(snapshot(), snapshot({ facts: [fact({})] }))).toEqual([])
  })

  test.each([
    [{ agreement: 'single', id: 'count:tram' }, false],
    [{ agreement: 'single', id: 'injured' }, true],
    [{ agreement: 'several', id: 'count:tram' }, true],
    [{ agreement: 'conflict', id: 'count:tram' }, true],
    [{ agreement: 'several', id: 'injured', isAside: true }, false],
  ] as const)('%j is worth reporting: %s', (over, isReportable) => {
    expect(isLoggableFact(fact({ 12: ['a'] }, over))).toBe(isReportable)
    const kinds = findStoryChanges(snapshot(), snapshot({ facts: [fact({ 12: ['a'] }, over)] }))
    expect(kinds).toHaveLength(isReportable ? 1 : 0)
  })

  test('is reported when a second report has it', () => {
    const single = fact({ 12: ['a'] }, { id: 'count:tram', agreement: 'single' })
    const after = snapshot({ facts: [{ ...single, agreement: 'several' }] })
    expect(findStoryChanges(snapshot({ facts: [single] }), after).map(({ kind }) => kind)).toEqual([
      'new_fact',
    ])
  })
})

test('texts, corrections, sources and the thread are compared, in the order in which they are shown', () => {
  const before = snapshot({ corrections: ['a 1'] })
  const after = snapshot({
    threadId: 't2',
    headlines: { en: 'Fourteen injured', nl: 'Tramongeluk' },
    sources: { ...source('a'), ...source('b') },
    facts: [fact({ 12: ['a'] })],
    corrections: ['a 1', 'b 2', 'gone 3'],
  })
  expect(findStoryChanges(before, after)).toEqual([
    { kind: 'new_source', sourceId: 'b', publisherId: 'p-b' },
    { kind: 'correction', sourceId: 'b', publisherId: 'p-b' },
    { kind: 'correction', sourceId: 'gone', publisherId: '' },
    { kind: 'new_fact', ...OF_FACT, value: 12 },
    { kind: 'headline_changed', language: 'en', from: 'Tram crash', to: 'Fourteen injured' },
    { kind: 'new_language', language: 'nl' },
    { kind: 'thread_changed', from: 't1', to: 't2' },
  ])
  expect(findStoryChanges(after, before).map(({ kind }) => kind)).toEqual([
    'headline_changed',
    'thread_changed',
  ])
})

test('every change but that of the thread moves a story up', () => {
  expect(isSignificantChange({ kind: 'thread_changed', from: 't1', to: 't2' })).toBe(false)
  expect(isSignificantChange({ kind: 'new_language', language: 'nl' })).toBe(true)
})
