import { HOUR_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { restoreArticle } from '../edition/edition-state.ts'
import {
  createTestArticle,
  createTestPublisher,
  sampleArticles,
  sampleEvents,
  samplePublishers,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { createEditionState, createNewsroomFromReviewedData } from '../newsroom/newsroom.ts'
import type { Embedder } from '../ports.ts'
import { clusterArticles } from './cluster-articles.ts'

const newsroom = createNewsroomFromReviewedData(testNewsroomData)
const publishers = new Map(['gazette', 'courier'].map((id) => [id, createTestPublisher({ id })]))
const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS)

/** Two reports of one event that share no distinctive word. */
const PLAIN = createTestArticle({
  id: 'plain',
  title: 'Dozens hurt when ferry capsizes off coast',
  summary: 'Rescuers pulled passengers from cold water after the vessel overturned during heavy wind.',
  publishedAt: hoursAgo(2),
})
const OTHERWISE = createTestArticle({
  id: 'otherwise',
  publisherId: 'courier',
  title: 'Boat flips, injuring 40 people at sea',
  summary: 'Coastguards saved travellers who fell overboard as storms tossed their ship.',
  publishedAt: hoursAgo(1),
})
/** An article about something else that shares many words with the first one. */
const WORDS = createTestArticle({
  id: 'words',
  publisherId: 'courier',
  title: 'Ferry passengers hurt by heavy fares as vessel tickets rise',
  summary: 'Passengers off the coast pay more for the ferry after the vessel owner raised fares.',
  publishedAt: hoursAgo(1),
})

/** Creates an embedder that returns the unit vector at the angle `angleOf(text)`, and lists the texts. */
function fakeEmbedder(angleOf: (text: string) => number) {
  const requests: string[] = []
  const embedder: Embedder = {
    async embed(texts) {
      requests.push(...texts)
      return texts.map((text) => Float32Array.of(Math.cos(angleOf(text)), Math.sin(angleOf(text))))
    },
  }
  return { embedder, requests }
}

const byEvent = (text: string) => (text.includes('fares') ? Math.PI / 2 : text.startsWith('Boat') ? 0.2 : 0)

async function storiesOf(embedder: Embedder | undefined, articles = [PLAIN, OTHERWISE]) {
  const state = createEditionState({ ...newsroom, embedder }, publishers)
  const { placed } = await clusterArticles(state, articles)
  return placed.map(({ storyId }) => storyId)
}

test('two reports of one event without a word in common are one story for an embedder, two without', async () => {
  const [first, second] = await storiesOf(fakeEmbedder(byEvent).embedder)
  expect(second).toBe(first)
  const [one, other] = await storiesOf(undefined)
  expect(other).not.toBe(one)
})

test('two articles that share words only stay apart by their meanings', async () => {
  const close = { ...WORDS, title: PLAIN.title }
  const [one, same] = await storiesOf(undefined, [PLAIN, close])
  expect(same).toBe(one)
  const [first, second] = await storiesOf(fakeEmbedder(byEvent).embedder, [PLAIN, close])
  expect(second).not.toBe(first)
})

test('a fact rules one story out, whatever the meanings say', async () => {
  const women = { ...OTHERWISE, title: 'Rotterdam wins women’s cup final', summary: 'The final ended 3-1.' }
  const men = { ...PLAIN, title: 'Rotterdam wins cup final', summary: 'The final ended 2-0.' }
  const [first, second] = await storiesOf(fakeEmbedder(() => 0).embedder, [men, women])
  expect(second).not.toBe(first)
})

test('without meanings nothing changes: an embedder that fails leaves exactly what words decide', async () => {
  const failure = new Error('out of memory')
  const events = sampleEvents()
  const samples = sampleArticles(events).map((sample) => sample.article)
  const stateWith = (embedder?: Embedder) =>
    createEditionState({ ...newsroom, embedder }, samplePublishers(events))
  const without = await clusterArticles(stateWith(), samples)
  const failed = await clusterArticles(stateWith({ embed: () => Promise.reject(failure) }), samples)
  expect(failed).toEqual({ ...without, embeddingFailure: failure })
  const short = await clusterArticles(stateWith({ embed: async () => [] }), samples)
  expect(short.embeddingFailure).toBeInstanceOf(RangeError)
})

test('articles put back after a restart get their meaning with the next batch, once', async () => {
  const { embedder, requests } = fakeEmbedder(byEvent)
  const state = createEditionState({ ...newsroom, embedder }, publishers)
  const membership = { articleId: 'plain', similarity: 1, sharedNames: [], sharedTerms: [], gapHours: 0 }
  restoreArticle(state, PLAIN, { storyId: 's-kept', threadId: undefined, membership })
  expect(requests).toEqual([])
  const { placed } = await clusterArticles(state, [OTHERWISE])
  expect(placed[0]?.storyId).toBe('s-kept')
  await clusterArticles(state, [])
  expect(requests).toHaveLength(2)
})

test('an earlier article that the model fails on does not cost the new ones their meanings', async () => {
  const { embedder, requests } = fakeEmbedder(byEvent)
  const failure = new Error('no direction')
  const embed = (texts: readonly string[]) =>
    texts.some((text) => text.startsWith('Rates')) ? Promise.reject(failure) : embedder.embed(texts)
  const state = createEditionState({ ...newsroom, embedder: { embed } }, publishers)
  const membership = { articleId: 'rates', similarity: 1, sharedNames: [], sharedTerms: [], gapHours: 0 }
  restoreArticle(
    state,
    { ...PLAIN, id: 'rates', title: 'Rates rise' },
    { storyId: 's-kept', threadId: undefined, membership },
  )
  expect(await clusterArticles(state, [OTHERWISE])).toMatchObject({ embeddingFailure: failure })
  expect(requests).toHaveLength(1)
})
