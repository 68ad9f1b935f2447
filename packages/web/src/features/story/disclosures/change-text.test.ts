import type { StoryChange, StoryFact } from '@plainwire/domain/contract'
import { aSource, aStory, someDetails } from '@plainwire/domain/testing'
import { describe, expect, test } from 'vitest'
import { LOCALIZERS } from '../../../testing/render-with-providers.tsx'
import { buildStoryView } from '../story-view.ts'
import { describeChange } from './change-text.ts'

const { en, nl } = LOCALIZERS
const dated = { version: 2, at: '2026-11-20T12:00:00.000Z' }
const story = aStory({ sources: [aSource({ id: 'a1' }), aSource({ id: 'a2', name: 'Harbour Gazette' })] })
const { sources } = buildStoryView(someDetails(story), 'en')
const fact = (over: Partial<StoryFact>): StoryFact => ({
  id: 'f1',
  kind: 'count',
  subject: 'injured',
  unit: null,
  agreement: 'several',
  values: [],
  changes: [],
  ...over,
})
const texts = (change: StoryChange, facts: readonly StoryFact[] = []) =>
  [en, nl].map((text) => describeChange(change, { sources, facts }, text).replaceAll('\u00a0', ' '))
const changedNumber = (subject: string, from: number | string, to: number | string): StoryChange => {
  return { ...dated, kind: 'number_changed', factId: 'f1', subject, unit: null, from, to, publisherIds: [] }
}

describe('an entry about a source', () => {
  const publisherId = 'gazette'

  test('names it', () => {
    expect(texts({ ...dated, kind: 'new_source', sourceId: 'a2', publisherId })).toEqual([
      'Harbour Gazette reports it too.',
      'Harbour Gazette meldt het ook.',
    ])
    expect(texts({ ...dated, kind: 'correction', sourceId: 'a2', publisherId })[0]).toBe(
      'Harbour Gazette corrected its report.',
    )
  })

  test('names none that the reader doesn’t see', () => {
    expect(texts({ ...dated, kind: 'new_source', sourceId: 'hidden', publisherId })).toEqual([
      'A publisher reports it too.',
      'Een medium meldt het ook.',
    ])
  })
})

describe('an entry about a fact', () => {
  test('has the fact’s name and its values as the agreement table has them', () => {
    const money = fact({ kind: 'money', subject: 'money', unit: 'EUR' })
    expect(texts(changedNumber('money', 1000, 2500), [money])).toEqual([
      'Amount of money: €2,500, before €1,000.',
      'Geldbedrag: € 2.500, eerder € 1.000.',
    ])
    const added = {
      ...dated,
      kind: 'new_fact',
      factId: 'f1',
      subject: 'money',
      unit: 'EUR',
      value: 40,
    } as const
    expect(texts(added, [money])[0]).toBe('New: €40 (Amount of money).')
  })

  test('has the general name and plain values if the fact is no longer listed', () => {
    expect(texts(changedNumber('injured', 1200, 1300), [fact({ id: 'other', kind: 'money' })])).toEqual([
      'injured: 1,300, before 1,200.',
      'gewonden: 1.300, eerder 1.200.',
    ])
    expect(texts(changedNumber('score', '1-0', '2-0'))[0]).toBe('score: 2-0, before 1-0.')
  })

  test('has the source’s own word if there is no name in the reader’s language', () => {
    const lockers = fact({ subject: 'lockers', names: { nl: 'pakketkluizen' } })
    expect(texts(changedNumber('lockers', 3, 4), [lockers])).toEqual([
      'lockers: 4, before 3.',
      'pakketkluizen: 4, eerder 3.',
    ])
  })
})

describe('an entry about the story', () => {
  const moved = (count: number) =>
    ({ ...dated, kind: 'split', storyId: 's2', sourceIds: Array.from({ length: count }, () => 'a') }) as const

  test.each<[string, StoryChange, string]>([
    [
      'a new headline has the one before',
      { ...dated, kind: 'headline_changed', language: 'en', from: 'Bridge opens', to: 'Bridge closes' },
      'The headline changed. Before: “Bridge opens”',
    ],
    [
      'a merge',
      { ...dated, kind: 'merged', storyId: 's2' },
      'Another story about the same event was merged into this one.',
    ],
    [
      'one article that was moved',
      moved(1),
      'One article turned out to be about another event and was moved out of this story.',
    ],
    [
      'several articles that were moved',
      moved(3),
      '3 articles turned out to be about another event and were moved out of this story.',
    ],
    [
      'a story that was split off',
      { ...dated, kind: 'split_from', storyId: 's2' },
      'This story was split off from another one.',
    ],
    [
      'another thread',
      { ...dated, kind: 'thread_changed', from: 't1', to: 't2' },
      'This story is now listed under another topic.',
    ],
    ['Dutch reports', { ...dated, kind: 'new_language', language: 'nl' }, 'There are Dutch reports now.'],
    ['English reports', { ...dated, kind: 'new_language', language: 'en' }, 'There are English reports now.'],
  ])('%s', (_name, change, expected) => {
    expect(texts(change)[0]).toBe(expected)
  })

  test('a headline with braces or markup stays as it is', () => {
    const from = '<b>{to}</b> $& {source}'
    const change = { ...dated, kind: 'headline_changed', language: 'en', from, to: 'x' } as const
    expect(texts(change)[0]).toBe(`The headline changed. Before: “${from}”`)
  })
})
