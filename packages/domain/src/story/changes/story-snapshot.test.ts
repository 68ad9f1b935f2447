import { expect, test } from 'vitest'
import type { Fact, Story } from '../index.ts'
import { createStorySnapshot } from './story-snapshot.ts'

const AT = new Date('2026-11-20T12:00:00Z')

const article = (id: string, over: object = {}) => ({
  id,
  publisherId: `p-${id}`,
  title: `Title of ${id}`,
  summary: `Summary of ${id}.`,
  text: `Text of ${id}.`,
  ...over,
})

/** Creates a story with only the properties that a snapshot is made from. */
const story = (over: object = {}) =>
  ({
    id: 's1',
    threadId: 't1',
    articles: [article('a')],
    texts: { en: { headline: 'Tram crash' } },
    ...over,
  }) as unknown as Story

const giver = (articleId: string, publisherId: string) => ({
  articleId,
  publisherId,
  report: 0,
  at: AT,
  language: 'en',
  field: 'title' as const,
  start: 0,
  end: 5,
})

const FACT: Fact = {
  id: 'injured',
  kind: 'count',
  subject: 'injured',
  unit: undefined,
  agreement: 'several',
  values: [
    {
      value: 12,
      qualifier: 'about',
      reports: 2,
      givers: [giver('a', 'courier'), giver('b', 'courier'), giver('c', 'globe')],
    },
  ],
  changes: [{ publisherId: 'globe', from: 11, to: 12, at: AT }],
}

test('a story without facts and corrections has its thread, headlines and articles only', () => {
  const texts = { en: { headline: 'Tram crash' }, nl: { headline: 'Tramongeluk' } }
  expect(createStorySnapshot(story({ texts }))).toEqual({
    threadId: 't1',
    headlines: { en: 'Tram crash', nl: 'Tramongeluk' },
    sources: { a: { publisherId: 'p-a', hash: expect.stringMatching(/^[0-9a-f]{16}$/) } },
    facts: [],
    known: [],
    corrections: [],
    told: [],
    merged: [],
  })
})

test('an article’s hash changes with its title and text, and with nothing else', () => {
  const hashOf = (over: object) =>
    createStorySnapshot(story({ articles: [article('a', over)] })).sources.a?.hash
  const hash = hashOf({})
  expect(hashOf({ title: 'Another' })).not.toBe(hash)
  expect(hashOf({ text: 'Another' })).not.toBe(hash)
  expect(hashOf({ summary: 'Another', publisherId: 'x', url: 'https://x.example/' })).toBe(hash)
  expect(hashOf({ title: 'Title of aText', text: ' of a.' })).not.toBe(hash)
})

test('a fact has its values with their articles, and each publisher once', () => {
  expect(createStorySnapshot(story({ facts: [FACT] })).facts).toEqual([
    {
      id: 'injured',
      kind: 'count',
      subject: 'injured',
      agreement: 'several',
      unit: null,
      changes: [{ publisherId: 'globe', from: 11, to: 12 }],
      values: [{ value: 12, articleIds: ['a', 'b', 'c'], publisherIds: ['courier', 'globe'] }],
    },
  ])
})

test('a fact that is mentioned in passing is marked, and units are copied', () => {
  const [snapshot] = createStorySnapshot(story({ facts: [{ ...FACT, isAside: true, unit: 'EUR' }] })).facts
  expect(snapshot).toMatchObject({ isAside: true, unit: 'EUR' })
})

test('a correction is known by its article and words, wherever they are in it', () => {
  const note = 'Correction: 14.'
  const corrections = (over: object, place: object) =>
    createStorySnapshot(
      story({
        articles: [article('a', over)],
        corrections: [{ articleId: 'a', publisherId: 'p-a', at: AT, ...place }],
      }),
    ).corrections
  const first = corrections({ text: note }, { field: 'text', start: 0, end: note.length })
  expect(first).toEqual([expect.stringMatching(/^a [0-9a-f]{16}$/)])
  const later = { field: 'text', start: 5, end: 5 + note.length }
  expect(corrections({ text: `More ${note} More.` }, later)).toEqual(first)
  expect(corrections({ summary: note }, { field: 'summary', start: 0, end: note.length })).toEqual(first)
  expect(corrections({ text: 'Correction: 15.' }, { field: 'text', start: 0, end: note.length })).not.toEqual(
    first,
  )
})

test('a snapshot is the same after it was stored and read', () => {
  const snapshot = createStorySnapshot(story({ facts: [FACT] }))
  expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot)
})
