import { expect, test } from 'vitest'
import { restoreArticle } from '../edition/edition-state.ts'
import {
  createTestArticle,
  createTestPublisher,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { createEditionState, createNewsroomFromReviewedData } from '../newsroom/newsroom.ts'
import type { Embedder, EmbeddingStore, StoredEmbedding } from '../ports.ts'
import { clusterArticles } from './cluster-articles.ts'
import { restoreEmbeddings } from './embed-articles.ts'

const newsroom = createNewsroomFromReviewedData(testNewsroomData)
const publishers = new Map(['gazette', 'courier'].map((id) => [id, createTestPublisher({ id })]))

const FERRY = createTestArticle({ id: 'ferry', title: 'Ferry capsizes off coast', publishedAt: TEST_NOW })
const BOAT = createTestArticle({
  id: 'boat',
  publisherId: 'courier',
  title: 'Forty hurt as boat flips',
  publishedAt: TEST_NOW,
})

/** Creates an embedder that returns the same vector for all texts, and lists the texts that it received. */
function countingEmbedder(name: string | undefined = 'small') {
  const requests: string[] = []
  const embedder: Embedder = {
    ...(name !== undefined && { name }),
    async embed(texts) {
      requests.push(...texts)
      return texts.map(() => Float32Array.of(0.6, 0.8))
    },
  }
  return { embedder, requests }
}

function memoryStore(): EmbeddingStore & { rows: Map<string, StoredEmbedding & { model: string }> } {
  const rows = new Map<string, StoredEmbedding & { model: string }>()
  return {
    rows,
    find: async (model, ids) =>
      ids.flatMap((id) => rows.get(id) ?? []).filter((stored) => stored.model === model),
    save: async (model, meanings) => {
      for (const stored of meanings) rows.set(stored.articleId, { model, ...stored })
    },
  }
}

const stateWith = (embedder: Embedder, meaningStore: EmbeddingStore) =>
  createEditionState({ ...newsroom, embedder, meaningStore }, publishers)

/** The state after a restart, with the article in its story and the embedding in the store. */
async function restartedState(embedder: Embedder, store: EmbeddingStore, known = FERRY) {
  const state = stateWith(embedder, store)
  const membership = { articleId: known.id, similarity: 1, sharedNames: [], sharedTerms: [], gapHours: 0 }
  restoreArticle(state, known, { storyId: 's-kept', threadId: undefined, membership })
  await restoreEmbeddings(state)
  return state
}

test('after a restart no known article is embedded again, and meanings decide at once', async () => {
  const store = memoryStore()
  const first = countingEmbedder()
  await clusterArticles(stateWith(first.embedder, store), [FERRY])
  expect(first.requests).toHaveLength(1)
  const second = countingEmbedder()
  const state = await restartedState(second.embedder, store)
  expect(second.requests).toEqual([])
  const { placed } = await clusterArticles(state, [BOAT])
  expect(second.requests).toHaveLength(1)
  expect(placed[0]?.storyId).toBe('s-kept')
})

test('a new article whose batch was lost after it was embedded is not embedded again', async () => {
  const store = memoryStore()
  const { embedder, requests } = countingEmbedder()
  await clusterArticles(stateWith(embedder, store), [FERRY])
  await clusterArticles(stateWith(embedder, store), [FERRY])
  expect(requests).toHaveLength(1)
})

test('another model’s meanings and those of another text are read anew', async () => {
  const store = memoryStore()
  await clusterArticles(stateWith(countingEmbedder('small').embedder, store), [FERRY])
  const other = countingEmbedder('large')
  await clusterArticles(stateWith(other.embedder, store), [FERRY])
  expect(other.requests).toHaveLength(1)
  expect(store.rows.get('ferry')?.model).toBe('large')
  const same = countingEmbedder('large')
  await clusterArticles(stateWith(same.embedder, store), [{ ...FERRY, title: 'Ferry sinks' }])
  expect(same.requests).toEqual([expect.stringMatching(/^Ferry sinks/)])
})

test('a store that fails costs nothing but the calls, and is reported', async () => {
  const failure = new Error('the database is away')
  const failing: EmbeddingStore = {
    find: () => Promise.reject(failure),
    save: () => Promise.reject(failure),
  }
  const { embedder, requests } = countingEmbedder()
  const { placed, embeddingFailure } = await clusterArticles(stateWith(embedder, failing), [FERRY, BOAT])
  expect(requests).toHaveLength(2)
  expect(placed[1]?.storyId).toBe(placed[0]?.storyId)
  expect(embeddingFailure).toBe(failure)
})

test('a model without a name has nothing stored', async () => {
  const store = memoryStore()
  const { embedder } = countingEmbedder('')
  const { name: _name, ...nameless } = embedder
  await clusterArticles(stateWith(nameless, store), [FERRY])
  expect(store.rows.size).toBe(0)
})

test('a text that the model fails on costs the others that are embedded with it, and no more', async () => {
  const articles = Array.from({ length: 70 }, (_, at) =>
    createTestArticle({
      id: `a${at}`,
      title: at === 40 ? 'Rates rise' : `Title ${at}`,
      publishedAt: TEST_NOW,
    }),
  )
  const store = memoryStore()
  const { embedder } = countingEmbedder()
  const failing: Embedder = {
    ...embedder,
    embed: (texts) =>
      texts.some((text) => text.startsWith('Rates'))
        ? Promise.reject(new Error('no direction'))
        : embedder.embed(texts),
  }
  const { embeddingFailure } = await clusterArticles(stateWith(failing, store), articles)
  expect(embeddingFailure).toBeInstanceOf(Error)
  expect(store.rows.size).toBe(38)
})
