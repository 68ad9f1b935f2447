import { describe, expect, test } from 'vitest'
import type { Fact, Story } from '../index.ts'
import { findArticleMoves } from './article-moves.ts'
import { extendStoryLog } from './next-log.ts'
import type { StoryLog } from './story-log.ts'

const FIRST = new Date('2026-11-21T09:00:00Z')
const LATER = new Date('2026-11-21T12:00:00Z')
const NOBODY: ReadonlyMap<string, StoryLog> = new Map()

const anArticle = (id: string, over: Partial<Story['articles'][number]> = {}): Story['articles'][number] => ({
  id,
  publisherId: `publisher-${id}`,
  url: `https://${id}.example/`,
  canonicalUrl: `https://${id}.example/`,
  title: `Title of ${id}`,
  summary: '',
  text: `Text of ${id}.`,
  byline: undefined,
  language: 'en',
  publishedAt: FIRST,
  updatedAt: undefined,
  firstSeenAt: FIRST,
  wordCount: undefined,
  media: [],
  hints: [],
  sections: [],
  isPaywalled: false,
  feedPosition: undefined,
  ...over,
})

const text = (headline: string) => ({
  headline,
  subHeadline: '',
  description: '',
  sentences: [],
  headlineFrom: 'a',
  state: 'original' as const,
})

function injured(value: number, articleIds: string[], over: Partial<Fact> = {}): Fact {
  const givers = articleIds.map((articleId) => ({
    articleId,
    publisherId: `publisher-${articleId}`,
    report: 0,
    at: FIRST,
    language: 'en',
    field: 'title' as const,
    start: 0,
    end: 5,
  }))
  return {
    id: 'injured',
    kind: 'count',
    subject: 'injured',
    unit: undefined,
    agreement: 'single',
    values: [{ value, qualifier: 'exact', reports: 1, givers }],
    changes: [],
    ...over,
  }
}

function aStory(over: Partial<Story> = {}): Story {
  return {
    id: 's1',
    threadId: 't1',
    articles: [anArticle('a')],
    members: [],
    texts: { en: text('Tram crash in Leiden') },
    categories: [],
    tags: [],
    place: undefined,
    relevantCountries: [],
    analytics: {
      global_relevance: 5,
      local_relevance: 5,
      cleanliness: 5,
      political_neutrality: 5,
      popularity_score: 5,
    },
    reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
    publishedAt: FIRST,
    updatedAt: FIRST,
    facts: [injured(12, ['a'])],
    corrections: [],
    ...over,
  }
}

const first = extendStoryLog(undefined, aStory(), NOBODY, FIRST)
const after = (over: Partial<Story>) => extendStoryLog(first, aStory(over), NOBODY, LATER)
const undatedChanges = (log: StoryLog) =>
  log.changes.map(({ version: _version, at: _at, ...change }) => change)

describe('B5 the life of a story', () => {
  test('begins with version 1 and no changes', () => {
    expect(first).toMatchObject({ version: 1, updatedAt: FIRST.toISOString(), changes: [] })
  })

  test('an unchanged story has the same time and no new entry, whatever its figures and order', () => {
    const looked = aStory({
      updatedAt: LATER,
      analytics: { ...aStory().analytics, popularity_score: 9 },
      articles: [anArticle('a', { updatedAt: LATER, media: [], feedPosition: 3 })],
    })
    const same = extendStoryLog(first, looked, NOBODY, LATER)
    expect([same.version, same.updatedAt, same.changes]).toEqual([1, FIRST.toISOString(), []])
    expect(extendStoryLog(same, looked, NOBODY, LATER)).toEqual(same)
  })

  test('a log that was stored and read again is continued', () => {
    const stored: StoryLog = JSON.parse(JSON.stringify(first))
    expect(extendStoryLog(stored, aStory(), NOBODY, LATER)).toEqual(first)
  })

  test('a new source is logged with its date and version', () => {
    const log = after({ articles: [anArticle('a'), anArticle('b')] })
    expect(log).toMatchObject({ version: 2, updatedAt: LATER.toISOString() })
    expect(log.changes).toEqual([
      { kind: 'new_source', sourceId: 'b', publisherId: 'publisher-b', version: 2, at: LATER.toISOString() },
    ])
  })

  test('a number that an edited article changes is logged with the old and new value and the publisher', () => {
    const edited = { articles: [anArticle('a', { title: 'Fourteen injured' })], facts: [injured(14, ['a'])] }
    expect(undatedChanges(after(edited))).toEqual([
      {
        kind: 'number_changed',
        factId: 'injured',
        subject: 'injured',
        unit: null,
        from: 12,
        to: 14,
        publisherIds: ['publisher-a'],
      },
    ])
  })

  test('a different number in a later article of a publisher is logged once', () => {
    const changes = [{ publisherId: 'publisher-a', from: 10, to: 12, at: LATER }]
    const log = after({ facts: [injured(12, ['a'], { changes })] })
    expect(undatedChanges(log)).toMatchObject([{ kind: 'number_changed', from: 10, to: 12 }])
    expect(extendStoryLog(log, aStory({ facts: [injured(12, ['a'], { changes })] }), NOBODY, LATER)).toEqual(
      log,
    )
  })

  test('the most given number changes when others outnumber it', () => {
    const values = [...injured(14, ['b', 'c']).values, ...injured(12, ['a']).values]
    const log = after({
      articles: ['a', 'b', 'c'].map((id) => anArticle(id)),
      facts: [injured(14, [], { values, agreement: 'conflict' })],
    })
    expect(undatedChanges(log)).toContainEqual(
      expect.objectContaining({
        kind: 'number_changed',
        from: 12,
        to: 14,
        publisherIds: ['publisher-b', 'publisher-c'],
      }),
    )
  })

  test('a new fact counts when it is more than one report’s aside, and only once', () => {
    const aside = injured(30, ['a'], { id: 'of:ship:30', subject: 'ship' })
    expect(undatedChanges(after({ facts: [injured(12, ['a']), aside] }))).toEqual([])
    const shared: Fact = { ...aside, agreement: 'several' }
    const log = after({ facts: [injured(12, ['a']), shared] })
    expect(undatedChanges(log)).toMatchObject([{ kind: 'new_fact', subject: 'ship', value: 30 }])
    const gone = extendStoryLog(log, aStory(), NOBODY, LATER)
    expect(
      extendStoryLog(gone, aStory({ facts: [injured(12, ['a']), shared] }), NOBODY, LATER).changes,
    ).toEqual(log.changes)
  })

  test('an aside is no news, and a change of it in an edited article is', () => {
    const aside = (value: number): Fact => ({
      ...injured(value, ['a'], { id: 'dead', subject: 'dead' }),
      isAside: true,
    })
    expect(undatedChanges(after({ facts: [injured(12, ['a']), aside(77)] }))).toEqual([])
    const before = extendStoryLog(undefined, aStory({ facts: [aside(77)] }), NOBODY, FIRST)
    const edited = aStory({ articles: [anArticle('a', { text: 'Edited.' })], facts: [aside(78)] })
    expect(undatedChanges(extendStoryLog(before, edited, NOBODY, LATER))).toMatchObject([
      { kind: 'number_changed', from: 77, to: 78 },
    ])
  })

  test('another headline and a text in a new language are logged', () => {
    const log = after({
      texts: { en: text('Tram crash in Leiden: 12 injured'), nl: text('Tramongeluk in Leiden') },
    })
    expect(undatedChanges(log)).toEqual([
      {
        kind: 'headline_changed',
        language: 'en',
        from: 'Tram crash in Leiden',
        to: 'Tram crash in Leiden: 12 injured',
      },
      { kind: 'new_language', language: 'nl' },
    ])
  })

  test('a correction is logged once, and again when its words change', () => {
    const corrected = (note: string) => ({
      articles: [anArticle('a', { text: note })],
      corrections: [
        {
          articleId: 'a',
          publisherId: 'publisher-a',
          at: LATER,
          field: 'text' as const,
          start: 0,
          end: note.length,
        },
      ],
    })
    const log = after(corrected('Correction: 14, not 12.'))
    expect(undatedChanges(log)).toEqual([{ kind: 'correction', sourceId: 'a', publisherId: 'publisher-a' }])
    const same = extendStoryLog(log, aStory(corrected('Correction: 14, not 12.')), NOBODY, LATER)
    expect(same.version).toBe(2)
    expect(extendStoryLog(log, aStory(corrected('Correction: 15.')), NOBODY, LATER).version).toBe(3)
  })

  test('a merge carries the other log along, once', () => {
    const other = extendStoryLog(
      extendStoryLog(undefined, aStory({ id: 's2', articles: [anArticle('x')] }), NOBODY, FIRST),
      aStory({ id: 's2', articles: [anArticle('x'), anArticle('y')] }),
      NOBODY,
      FIRST,
    )
    const whole = aStory({ articles: ['a', 'x', 'y'].map((id) => anArticle(id)) })
    const log = extendStoryLog(first, whole, new Map([['s2', other]]), LATER)
    expect(log.version).toBe(3)
    expect(undatedChanges(log)).toEqual([
      { kind: 'new_source', sourceId: 'y', publisherId: 'publisher-y' },
      { kind: 'merged', storyId: 's2' },
    ])
    expect(log.changes.every(({ version }) => version === 3)).toBe(true)
    expect(extendStoryLog(log, whole, new Map([['s2', other]]), LATER)).toEqual(log)
  })

  test('what the merged story had logged is not logged again: facts, also gone ones, numbers, corrections', () => {
    const dead: Fact = { ...injured(3, ['x'], { id: 'dead', subject: 'dead' }), agreement: 'several' }
    const rescued: Fact = {
      ...injured(8, ['x'], { id: 'rescued', subject: 'rescued' }),
      agreement: 'several',
    }
    const changes = [{ publisherId: 'publisher-x', from: 2, to: 3, at: LATER }]
    const corrections = [
      { articleId: 'x', publisherId: 'publisher-x', at: FIRST, field: 'text' as const, start: 0, end: 4 },
    ]
    const own = { id: 's2', articles: [anArticle('x')], corrections }
    const opened = extendStoryLog(undefined, aStory({ ...own, facts: [rescued] }), NOBODY, FIRST)
    const other = extendStoryLog(opened, aStory({ ...own, facts: [{ ...dead, changes }] }), NOBODY, FIRST)
    const whole = aStory({
      articles: [anArticle('a'), anArticle('x')],
      facts: [injured(12, ['a']), { ...dead, changes }, rescued],
      corrections,
    })
    expect(undatedChanges(extendStoryLog(first, whole, new Map([['s2', other]]), LATER))).toEqual([
      {
        kind: 'number_changed',
        factId: 'dead',
        subject: 'dead',
        unit: null,
        from: 2,
        to: 3,
        publisherIds: ['publisher-x'],
      },
      { kind: 'merged', storyId: 's2' },
    ])
  })

  test('a story merged into a merged one is not merged a second time', () => {
    const third = extendStoryLog(undefined, aStory({ id: 's3', articles: [anArticle('y')] }), NOBODY, FIRST)
    const both = aStory({ id: 's2', articles: [anArticle('x'), anArticle('y')] })
    const second = extendStoryLog(undefined, aStory({ id: 's2', articles: [anArticle('x')] }), NOBODY, FIRST)
    const joint = extendStoryLog(second, both, new Map([['s3', third]]), FIRST)
    const whole = aStory({ articles: ['a', 'x', 'y'].map((id) => anArticle(id)) })
    const log = extendStoryLog(first, whole, new Map([['s2', joint]]), LATER)
    const later = extendStoryLog(
      log,
      whole,
      new Map([
        ['s2', joint],
        ['s3', third],
      ]),
      LATER,
    )
    expect(later).toEqual(log)
  })

  test('entries are in order of version, and those of one version in order of time', () => {
    const withSource = (id: string, source: string, at: Date) =>
      extendStoryLog(
        extendStoryLog(undefined, aStory({ id, articles: [] }), NOBODY, FIRST),
        aStory({ id, articles: [anArticle(source)] }),
        NOBODY,
        at,
      )
    const late = withSource('s2', 'x', LATER)
    const early = withSource('s3', 'y', FIRST)
    const own = after({ texts: { en: text('B') } })
    const end = new Date('2026-11-22T09:00:00Z')
    const whole = aStory({ articles: ['a', 'x', 'y'].map((id) => anArticle(id)), texts: { en: text('B') } })
    const log = extendStoryLog(
      own,
      whole,
      new Map([
        ['s2', late],
        ['s3', early],
      ]),
      end,
    )
    expect(log.changes.map(({ kind, version, at }) => [kind, version, at])).toEqual([
      ['headline_changed', 2, LATER.toISOString()],
      ['new_source', 3, FIRST.toISOString()],
      ['new_source', 3, LATER.toISOString()],
      ['merged', 3, end.toISOString()],
      ['merged', 3, end.toISOString()],
    ])
    expect(undatedChanges(log)[1]).toMatchObject({ sourceId: 'y' })
  })

  test('a story that goes to another thread has one entry for it, and its time stays', () => {
    const moved = { threadId: 't2' }
    const log = after(moved)
    expect(log).toMatchObject({ version: 2, updatedAt: FIRST.toISOString() })
    expect(undatedChanges(log)).toEqual([{ kind: 'thread_changed', from: 't1', to: 't2' }])
    expect(extendStoryLog(log, aStory(moved), NOBODY, LATER)).toEqual(log)
  })

  test('a story that changes in other ways as it goes to another thread gets the time of that', () => {
    const log = after({ threadId: 't2', texts: { en: text('Fourteen injured') } })
    expect(log).toMatchObject({ version: 2, updatedAt: LATER.toISOString() })
    expect(undatedChanges(log).map(({ kind }) => kind)).toEqual(['headline_changed', 'thread_changed'])
  })

  test('a log stored before threads were logged has no entry for the thread that the story is in', () => {
    const { threadId: _threadId, ...snapshot } = first.snapshot
    const log = extendStoryLog({ ...first, snapshot }, aStory({ threadId: 't2' }), NOBODY, LATER)
    expect([log.version, log.changes]).toEqual([1, []])
    expect(undatedChanges(extendStoryLog(log, aStory({ threadId: 't3' }), NOBODY, LATER))).toEqual([
      { kind: 'thread_changed', from: 't2', to: 't3' },
    ])
  })

  test('after a merge the thread is compared with that of the story that stays', () => {
    const other = extendStoryLog(undefined, aStory({ id: 's2', threadId: 't2' }), NOBODY, FIRST)
    const kinds = (threadId: string) =>
      undatedChanges(extendStoryLog(first, aStory({ threadId }), new Map([['s2', other]]), LATER)).map(
        ({ kind }) => kind,
      )
    expect(kinds('t1')).toEqual(['merged'])
    expect(kinds('t2')).toEqual(['merged', 'thread_changed'])
  })

  test('a split is logged in both stories, once: in one the lost articles, in the other their origin', () => {
    const whole = extendStoryLog(
      undefined,
      aStory({ articles: ['a', 'x', 'y'].map((id) => anArticle(id)) }),
      NOBODY,
      FIRST,
    )
    const left = aStory({ articles: [anArticle('a')] })
    const split = aStory({ id: 's2', articles: [anArticle('x'), anArticle('y')] })
    const moves = findArticleMoves([left, split], [['s1', whole]])
    const loser = extendStoryLog(whole, left, NOBODY, LATER, moves)
    expect(undatedChanges(loser)).toEqual([{ kind: 'split', storyId: 's2', sourceIds: ['x', 'y'] }])
    expect(loser).toMatchObject({ version: 2, updatedAt: LATER.toISOString() })
    const opened = extendStoryLog(undefined, split, NOBODY, LATER, moves)
    expect(opened.changes).toEqual([
      { kind: 'split_from', storyId: 's1', version: 1, at: LATER.toISOString() },
    ])
    const next = findArticleMoves(
      [left, split],
      [
        ['s1', loser],
        ['s2', opened],
      ],
    )
    expect(extendStoryLog(loser, left, NOBODY, LATER, next)).toEqual(loser)
    expect(extendStoryLog(opened, split, NOBODY, LATER, next)).toEqual(opened)
  })

  test('an article that is gone, or went with its story into another, is no split', () => {
    const whole = extendStoryLog(
      undefined,
      aStory({ articles: [anArticle('a'), anArticle('x')] }),
      NOBODY,
      FIRST,
    )
    const left = aStory({ articles: [anArticle('a')] })
    expect(
      undatedChanges(extendStoryLog(whole, left, NOBODY, LATER, findArticleMoves([left], [['s1', whole]]))),
    ).toEqual([])
    const other = extendStoryLog(undefined, aStory({ id: 's2', articles: [anArticle('y')] }), NOBODY, FIRST)
    const joined = aStory({ articles: ['a', 'x', 'y'].map((id) => anArticle(id)) })
    const moves = findArticleMoves([joined], [['s1', whole]])
    expect(undatedChanges(extendStoryLog(whole, joined, new Map([['s2', other]]), LATER, moves))).toEqual([
      { kind: 'merged', storyId: 's2' },
    ])
  })

  test('the log contains the last 50 entries', () => {
    let log = first
    for (let round = 0; round < 80; round++) {
      const texts = { en: text(`Headline ${round}`) }
      log = extendStoryLog(log, aStory({ texts }), NOBODY, new Date(LATER.getTime() + round * 60_000))
    }
    expect(log.changes).toHaveLength(50)
    expect(log.version).toBe(81)
    expect(log.changes.at(-1)).toMatchObject({ to: 'Headline 79', version: 81 })
  })

  test('the changes since a version follow from the entries', () => {
    const log = extendStoryLog(
      after({ texts: { en: text('B') } }),
      aStory({ texts: { en: text('C') } }),
      NOBODY,
      LATER,
    )
    expect(log.changes.filter(({ version }) => version > 2)).toMatchObject([{ from: 'B', to: 'C' }])
  })
})
