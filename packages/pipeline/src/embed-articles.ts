import type { Article } from '@plainwire/domain/article'
import { meaningText } from './3-cluster/index.ts'
import type { Desk } from './desk.ts'
import type { Embedder } from './ports.ts'

/** Articles put back after a restart that get their meaning with each batch: a window is never embedded at once. */
const RELEARNED = 250

/** The meanings of a batch by article id, and what the embedder threw where it failed. */
export interface MeaningsRead {
  meanings: ReadonlyMap<string, Float32Array>
  failure?: unknown
}

/**
 * The meanings of new articles, before they are clustered. Meanings are not kept over a restart: with each batch the
 * newest of the articles that were put back get theirs anew, and until then their words alone speak for them.
 * A failing embedder costs the meanings of a batch, never the batch.
 */
export async function readMeanings(
  { embedder, clusterer, clusters }: Pick<Desk, 'embedder' | 'clusterer' | 'clusters'>,
  articles: readonly Article[],
): Promise<MeaningsRead> {
  if (!embedder) return { meanings: new Map() }
  const earlier = clusterer.withoutMeaning(RELEARNED).flatMap(({ articleId, storyId }) => {
    return clusters.get(storyId)?.articles.filter(({ id }) => id === articleId) ?? []
  })
  const relearned = await safely(() => meaningsOf(embedder, earlier))
  for (const [id, meaning] of relearned.meanings) clusterer.learnMeaning(id, meaning)
  const read = await safely(() => meaningsOf(embedder, articles))
  const failure = read.failure ?? relearned.failure
  return { meanings: read.meanings, ...(failure === undefined ? {} : { failure }) }
}

/** A text that the model always fails on costs its own batch: not the new articles, where it is an earlier one. */
async function safely(read: () => Promise<MeaningsRead['meanings']>): Promise<MeaningsRead> {
  try {
    return { meanings: await read() }
  } catch (failure) {
    return { meanings: new Map(), failure }
  }
}

async function meaningsOf(
  embedder: Embedder,
  articles: readonly Article[],
): Promise<Map<string, Float32Array>> {
  if (articles.length === 0) return new Map()
  const vectors = await embedder.embed(articles.map(meaningText))
  if (vectors.length !== articles.length) throw new RangeError('an embedder gave too few or too many vectors')
  const meanings = new Map<string, Float32Array>()
  articles.forEach(({ id }, at) => {
    const vector = vectors[at]
    if (vector) meanings.set(id, vector)
  })
  return meanings
}
