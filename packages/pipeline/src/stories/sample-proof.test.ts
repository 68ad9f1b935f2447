import type { Article } from '@plainwire/domain/article'
import { extendStoryLog, type Story } from '@plainwire/domain/story'
import { HOUR_MS } from '@plainwire/domain/units'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { clusterArticles } from '../articles/cluster-articles.ts'
import {
  sampleArticles,
  sampleEvents,
  samplePublishers,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { createEditionState, createNewsroomFromReviewedData } from '../newsroom/newsroom.ts'
import { composeAllStories } from './compose-all.ts'

const events = sampleEvents()
const samples = sampleArticles(events)
const eventOf = new Map(samples.map(({ article, event }) => [article.id, event.id]))
const Edits = z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })).catch([])
let stories: Story[]
/** The stories an hour later, after publishers have edited some of the articles. */
let corrected: Story[]

/** Returns the last versions of the articles that their publishers edit after publication. */
function editedArticles(): Article[] {
  return samples.flatMap(({ event, article }) => {
    const listed = event.articles.find(({ publisher }) => publisher === article.publisherId)
    const edit = Edits.parse(listed?.edits).at(-1)
    const text = edit?.paragraphs.join('\n\n')
    return edit && text ? [{ ...article, title: edit.title, text, updatedAt: TEST_NOW }] : []
  })
}

beforeAll(async () => {
  const newsroom = createNewsroomFromReviewedData(testNewsroomData)
  const state = createEditionState(newsroom, samplePublishers(events))
  await clusterArticles(
    state,
    samples.map(({ article }) => article),
  )
  stories = (await composeAllStories(newsroom, state, TEST_NOW)).stories
  await clusterArticles(state, editedArticles())
  corrected = (await composeAllStories(newsroom, state, new Date(TEST_NOW.getTime() + HOUR_MS))).stories
}, 60_000)

const conflictsOf = (event: string) =>
  stories
    .filter(({ articles }) => articles.some(({ id }) => eventOf.get(id) === event))
    .flatMap(({ facts = [] }) => facts.filter(({ agreement }) => agreement === 'conflict'))
    .map(({ values }) => values.map(({ value }) => value).sort((a, b) => Number(a) - Number(b)))

test.each([
  ['ambae-volcano-evacuation', [2100, 2600]],
  ['antwerp-diamond-couriers-robbed', [4_200_000, 6_000_000]],
  ['arnhem-furniture-store-fire', [3, 5]],
  ['delft-photonic-chip-line', [240_000_000, 260_000_000]],
  ['ferry-aground-bohol', [27, 31]],
  ['lagos-payment-outage', [11, 14]],
  ['rotterdam-crane-strike', [1200, 1842]],
  ['sao-paulo-bank-tunnel', [9, 11]],
  ['wageningen-salt-potato', [11, 17]],
])('B3 the conflict planted in %s is in its story, as clustered', (event, values) => {
  expect(conflictsOf(event)).toEqual([values])
})

test('B3 agency copies are one report of a fact', () => {
  for (const { facts = [], reports } of stories)
    for (const { values } of facts)
      for (const value of values) expect(value.reports).toBeLessThanOrEqual(reports.independent)
})

test('B3 the passages of a fact are at the stated positions', () => {
  for (const { articles, facts = [] } of stories) {
    for (const { articleId, field, start, end } of facts.flatMap(({ values }) =>
      values.flatMap(({ givers }) => givers),
    )) {
      const article = articles.find(({ id }) => id === articleId)
      expect(article?.[field].slice(start, end).trim()).not.toBe('')
    }
  }
})

test('B4 every story shows what was made of whose headline', () => {
  for (const { workshop, texts, articles } of stories) {
    expect(Object.keys(workshop?.headlines ?? {})).toEqual(Object.keys(texts))
    expect(workshop?.originals).toHaveLength(articles.length)
    for (const { notes } of Object.values(workshop?.headlines ?? {})) expect(notes.length).toBeGreaterThan(0)
  }
})

const storyOf = (some: readonly Story[], event: string) =>
  some.find(({ articles }) => articles.some(({ id }) => eventOf.get(id) === event))

test.each([
  ['antwerp-quays-car-free', 'scheldepost', 64_000_000, 46_000_000],
  ['atacama-planet-water-vapour', 'science-courier', 48, 84],
  ['balikpapan-oil-spill', 'pearl-strait', 640, 460],
  ['beira-dyke-breach', 'savanna-daily', 18_400, 14_800],
  ['maastricht-tile-factory-closes', 'nieuwe-ochtend', 186, 168],
  ['nairobi-uhuru-marathon', 'savanna-daily', '2:20:14', '2:21:14'],
])('B5 in %s the correction by %s is logged, with %s and %s', (event, publisherId, from, to) => {
  const [before, after] = [storyOf(stories, event), storyOf(corrected, event)]
  if (!before || !after) throw new Error(`no story of ${event}`)
  const log = extendStoryLog(
    extendStoryLog(undefined, before, new Map(), TEST_NOW),
    after,
    new Map(),
    TEST_NOW,
  )
  expect(log.changes).toContainEqual(expect.objectContaining({ kind: 'correction', publisherId }))
  expect(log.changes).toContainEqual(
    expect.objectContaining({
      kind: 'number_changed',
      from,
      to,
      publisherIds: expect.arrayContaining([publisherId]),
    }),
  )
  expect(log.changes.filter(({ kind }) => kind === 'new_source')).toEqual([])
})

test('B5 stories that were not edited have no changes an hour later', () => {
  const edited = new Set(editedArticles().map(({ id }) => id))
  for (const before of stories) {
    const after = corrected.find(({ id }) => id === before.id)
    if (!after || after.articles.some(({ id }) => edited.has(id))) continue
    expect(
      extendStoryLog(extendStoryLog(undefined, before, new Map(), TEST_NOW), after, new Map(), TEST_NOW)
        .changes,
    ).toEqual([])
  }
})
