import type { Article } from '@plainwire/domain/article'
import { Publisher } from '@plainwire/domain/feed'
import type { Cluster, Story } from '@plainwire/domain/story'
import type { EditionState, EntryWithArticle, Visit } from '@plainwire/pipeline'
import { describe, expect, test } from 'vitest'
import { addFeedToDraft, createEmptyDraft, type EditionDraft, planDraftEdition } from './edition-draft.ts'

const MOMENT = new Date('2026-11-20T12:00:00Z')
const GAZETTE = Publisher.parse({
  id: 'gazette',
  name: 'The Gazette',
  homepage: 'https://gazette.example',
  owner: 'gazette',
  country: 'NL',
  language: 'en',
  kind: 'newspaper',
  feeds: [{ url: 'https://gazette.example/feed' }],
})

const article = (id: string) => ({ id, title: `Title of ${id}` }) as Article
const collected = (entryKey: string, result: EntryWithArticle['result'], url?: string): EntryWithArticle => ({
  entryKey,
  title: `Title of ${entryKey}`,
  url,
  result,
})

function draftOf(...entries: EntryWithArticle[]): EditionDraft {
  const draft = createEmptyDraft()
  addFeedToDraft(draft, visitOf('a.xml', entries))
  return draft
}
function visitOf(url: string, entries: readonly EntryWithArticle[]): Visit {
  const feed = { url } as Visit['feed']
  return { feed, publisher: GAZETTE, collected: entries, gathered: { feed, entries: [], outcome: 'new' } }
}

/**
 * Returns an edition state in which each story has the articles with the given ids. The thread of a story
 * 's1' is 't-s1'.
 */
function stateOf(stories: Record<string, string[]>): EditionState {
  const clusters = Object.entries(stories).map(([id, ids]): [string, Cluster] => {
    return [id, { id, threadId: `t-${id}`, articles: ids.map(article), members: [] }]
  })
  return { clusters: new Map(clusters) } as EditionState
}
const reports = (articles: number) => ({ articles, publishers: 1, owners: 1, independent: 1 })
const story = (id: string, articles = 1) => ({ id, reports: reports(articles) }) as Story
const about = { feed: 'a.xml', publisher: 'gazette', url: null }

describe('a visit', () => {
  test('adds the articles, and an outcome for each entry in its order', () => {
    const draft = draftOf(
      collected('one', article('a'), 'https://gazette.example/a'),
      collected('two', { rejected: 'it has no title' }),
      collected('three', article('b')),
    )
    expect([...draft.articles.keys()]).toEqual(['a', 'b'])
    expect(draft.outcomes).toEqual([
      {
        ...about,
        entry: 'one',
        title: 'Title of one',
        url: 'https://gazette.example/a',
        outcome: 'published',
        story: 'a',
      },
      { ...about, entry: 'two', title: 'Title of two', outcome: 'rejected', reason: 'it has no title' },
      { ...about, entry: 'three', title: 'Title of three', outcome: 'published', story: 'b' },
    ])
  })

  test('counts the second entry for a page as a duplicate, also one of another feed', () => {
    const draft = draftOf(collected('one', article('a')), collected('two', article('a')))
    const first = draft.articles.get('a')
    addFeedToDraft(draft, visitOf('b.xml', [collected('three', article('a'))]))
    expect(draft.articles.get('a')).toBe(first)
    expect(draft.outcomes.map(({ feed, outcome }) => [feed, outcome])).toEqual([
      ['a.xml', 'published'],
      ['a.xml', 'duplicate'],
      ['b.xml', 'duplicate'],
    ])
    expect(draft.outcomes[1]).toMatchObject({ reason: 'the publisher lists the same page twice' })
    expect(draft.outcomes[1]).not.toHaveProperty('story')
  })
})

describe('the plan of an edition', () => {
  const entries = [
    collected('one', article('a')),
    collected('two', article('b')),
    collected('three', article('c')),
    collected('four', article('d')),
    collected('five', { rejected: 'it has no title' }),
    collected('six', article('a')),
  ]
  const state = stateOf({ s1: ['a', 'b'], s2: ['c'] })
  const heldBack = [{ storyId: 's2', reason: 'no text in English or Dutch' }]
  const plan = (draft: EditionDraft) =>
    planDraftEdition(draft, state, { stories: [story('s1', 2)], heldBack }, MOMENT)

  test('accounts for every entry: its story and thread, or why it has none', () => {
    const draft = draftOf(...entries)
    const { report } = plan(draft).input
    expect(
      report.entries.map(({ entry, outcome, story, thread, reason }) => [
        entry,
        outcome,
        story,
        thread,
        reason,
      ]),
    ).toEqual([
      ['one', 'published', 's1', 't-s1', undefined],
      ['two', 'published', 's1', 't-s1', undefined],
      ['three', 'rejected', undefined, undefined, 'no text in English or Dutch'],
      ['four', 'rejected', undefined, undefined, 'too old for this edition'],
      ['five', 'rejected', undefined, undefined, 'it has no title'],
      ['six', 'duplicate', undefined, undefined, 'the publisher lists the same page twice'],
    ])
    expect(report.counts).toMatchObject({ entries: 6, published: 2, duplicate: 1, rejected: 3, stories: 1 })
    expect(draft.outcomes).toEqual(report.entries)
  })

  test('is that of edition 1 at its moment, with the feeds and publishers of the draft', () => {
    const draft = draftOf(...entries)
    draft.feeds.push({ feed: 'a.xml', publisher: 'gazette', entries: 6 })
    draft.publishers.set('gazette', GAZETTE)
    const { input, feeds } = plan(draft)
    expect(input).toMatchObject({ number: 1, content: 'live', fetchedAt: MOMENT, stories: [{ id: 's1' }] })
    expect(input.publishers).toBe(draft.publishers)
    expect(input.report).toMatchObject({ edition: 1, published_at: MOMENT.toISOString(), feeds: draft.feeds })
    expect(feeds).toEqual([])
    expect(draft.reports).toEqual([reports(2)])
  })

  test('shows pictures from their own addresses', () => {
    expect(plan(draftOf(...entries)).input.signImage('https://gazette.example/a.jpg')).toBe(
      'https://gazette.example/a.jpg',
    )
  })

  test('stores the input once the edition has been made', async () => {
    const draft = draftOf(...entries)
    const { input, publish } = plan(draft)
    expect(draft.input).toBeUndefined()
    const made = { ...input, passports: {} } as never
    await publish({} as never, made)
    expect(draft.input).toBe(made)
  })
})

describe('an edition without stories is refused', () => {
  const refused =
    (draft: EditionDraft, held: { storyId: string; reason: string }[] = []) =>
    () =>
      planDraftEdition(draft, stateOf({ s1: ['a'], s2: ['b'] }), { stories: [], heldBack: held }, MOMENT)

  test('with the most frequent reason', () => {
    const draft = draftOf(
      collected('one', { rejected: 'it has no title' }),
      collected('two', article('a')),
      collected('three', article('b')),
    )
    const held = ['s1', 's2'].map((storyId) => ({ storyId, reason: 'no text in English or Dutch' }))
    expect(refused(draft, held)).toThrow(
      'No story can be published: of 3 entries 2 have this reason: no text in English or Dutch.',
    )
  })

  test('with one sentence if no feed had an entry', () => {
    expect(refused(createEmptyDraft())).toThrow('No story can be published: no feed has an entry.')
  })
})
