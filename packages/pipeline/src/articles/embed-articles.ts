import { createHash } from 'node:crypto'
import type { Article } from '@plainwire/domain/article'
import { buildEmbeddingInput } from '../3-cluster/index.ts'
import type { EditionState } from '../edition/edition-state.ts'
import type { Embedder, EmbeddingStore, StoredEmbedding } from '../ports.ts'
import { dropNonNewsSentences } from '../read/index.ts'
import { dequantizeVector, quantizeVector } from '../vectors/quantized-vector.ts'

/**
 * The number of earlier articles without an embedding that are embedded along with each batch of new
 * articles, so that missing embeddings are filled in gradually.
 */
const EARLIER = 250
/** The number of texts embedded together; if the model fails on one of them, only these have no embedding. */
const TOGETHER = 32
/** The number of stored embeddings read per query. */
const QUERIED = 1_000

const textOf = (article: Article) => buildEmbeddingInput(dropNonNewsSentences(article))

/** The embeddings of a batch by article id, and the first error. */
export interface EmbeddingResult {
  meanings: ReadonlyMap<string, Float32Array>
  failure?: unknown
}

type MeaningState = Pick<EditionState, 'embedder' | 'meaningStore' | 'clusterer' | 'clusters'>

/** Where embeddings are read from and stored, and the errors so far. */
interface Reading {
  embedder: Embedder
  store: EmbeddingStore | undefined
  failures: unknown[]
}

/**
 * Returns the embeddings of new articles, which are needed before clustering. Those that aren't stored yet
 * are computed by the model and then stored. With each batch, the newest of the earlier articles that have no
 * embedding are embedded as well; until then those are compared by words only. If the model or the store
 * fails, embeddings are missing, but the batch is still processed.
 */
export async function embedArticles(
  state: MeaningState,
  articles: readonly Article[],
): Promise<EmbeddingResult> {
  const { embedder, meaningStore: store, clusterer } = state
  if (!embedder) return { meanings: new Map() }
  const reading: Reading = { embedder, store, failures: [] }
  embedder.startBatch?.()
  // New articles come first, because the model's time limit may be too short for new and earlier ones.
  const meanings = await meaningsOf(reading, articles)
  const earlier = await meaningsOf(reading, withoutMeaning(state, EARLIER))
  for (const [id, meaning] of earlier) clusterer.learnMeaning(id, meaning)
  const [failure] = reading.failures
  return { meanings, ...(failure === undefined ? {} : { failure }) }
}

/** Loads the stored embeddings of restored articles after a restart. Rejects if the store fails. */
export async function restoreEmbeddings(state: MeaningState): Promise<void> {
  const { embedder, meaningStore: store, clusterer } = state
  if (!embedder || !store) return
  const articles = withoutMeaning(state, Number.POSITIVE_INFINITY)
  for (let at = 0; at < articles.length; at += QUERIED) {
    const known = await storedMeanings(embedder, store, articles.slice(at, at + QUERIED))
    for (const [id, meaning] of known) clusterer.learnMeaning(id, meaning)
  }
}

function withoutMeaning({ clusterer, clusters }: MeaningState, limit: number): Article[] {
  return clusterer.withoutMeaning(limit).flatMap(({ articleId, storyId }) => {
    return clusters.get(storyId)?.articles.filter(({ id }) => id === articleId) ?? []
  })
}

async function meaningsOf(
  { embedder, store, failures }: Reading,
  articles: readonly Article[],
): Promise<Map<string, Float32Array>> {
  if (articles.length === 0) return new Map()
  const note = (failure: unknown) => {
    failures.push(failure)
    return new Map<string, Float32Array>()
  }
  const meanings = store ? await storedMeanings(embedder, store, articles).catch(note) : new Map()
  const unknown = articles.filter(({ id }) => !meanings.has(id))
  for (let at = 0; at < unknown.length; at += TOGETHER) {
    const some = unknown.slice(at, at + TOGETHER)
    const read = await modelMeanings(embedder, some).catch(note)
    for (const [id, meaning] of read) meanings.set(id, meaning)
    if (store) await storeMeanings(embedder, store, some, read).catch(note)
  }
  return meanings
}

async function modelMeanings(
  embedder: Embedder,
  articles: readonly Article[],
): Promise<Map<string, Float32Array>> {
  const vectors = await embedder.embed(articles.map(textOf))
  if (vectors.length !== articles.length) throw new RangeError('an embedder gave too few or too many vectors')
  return new Map(
    articles.flatMap(({ id }, at): [string, Float32Array][] => {
      const vector = vectors[at]
      return vector ? [[id, vector]] : []
    }),
  )
}

const textHash = (article: Article) => createHash('sha256').update(textOf(article)).digest('hex')

/** Returns the stored embeddings of those articles whose text hasn't changed since it was embedded. */
async function storedMeanings(
  { name }: Embedder,
  store: EmbeddingStore,
  articles: readonly Article[],
): Promise<Map<string, Float32Array>> {
  if (name === undefined) return new Map()
  const hashes = new Map(articles.map((article) => [article.id, textHash(article)]))
  const found = await store.find(name, [...hashes.keys()])
  const current = found.filter(
    ({ articleId, textHash, bytes }) =>
      hashes.get(articleId) === textHash && bytes.some((byte) => byte !== 0),
  )
  return new Map(current.map(({ articleId, bytes }) => [articleId, dequantizeVector(bytes)]))
}

async function storeMeanings(
  { name }: Embedder,
  store: EmbeddingStore,
  articles: readonly Article[],
  meanings: ReadonlyMap<string, Float32Array>,
): Promise<void> {
  const rows = articles.flatMap((article): StoredEmbedding[] => {
    const vector = meanings.get(article.id)
    return vector
      ? [{ articleId: article.id, textHash: textHash(article), bytes: quantizeVector(vector) }]
      : []
  })
  if (name !== undefined && rows.length > 0) await store.save(name, rows)
}
