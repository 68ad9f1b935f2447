import { buildEmbeddingInput } from '../../3-cluster/index.ts'
import type { Embedder } from '../../ports.ts'
import type { ArticleInputLine } from './command-line.ts'
import { convertLineToArticle } from './line-article.ts'

/** The number of lines that are embedded together if no immediate answers are needed. */
const TOGETHER = 32

/** The operator's embedding model, as used by a command. */
export interface LineEmbeddingOptions {
  embedder?: Embedder | undefined
  /** Whether each line is answered before the next is read. */
  isOnline: boolean
  /** Called with an error of the embedding model; the lines that it failed on are clustered by words only. */
  onFailure?: ((cause: unknown) => void) | undefined
}

/**
 * Yields each line with its embedding, in order; undefined as the embedding if there is no model or it fails.
 */
export async function* embedArticleLines(
  lines: AsyncIterable<ArticleInputLine>,
  { embedder, isOnline, onFailure }: LineEmbeddingOptions,
): AsyncGenerator<{ line: ArticleInputLine; meaning?: Float32Array | undefined }> {
  const together = embedder && !isOnline ? TOGETHER : 1
  let waiting: ArticleInputLine[] = []
  async function* embedded() {
    const vectors = embedder && (await vectorsOf(embedder, waiting).catch((cause) => onFailure?.(cause)))
    for (const [at, line] of waiting.entries()) yield { line, meaning: vectors?.[at] }
    waiting = []
  }
  for await (const line of lines) {
    waiting.push(line)
    if (waiting.length >= together) yield* embedded()
  }
  if (waiting.length > 0) yield* embedded()
}

function vectorsOf(embedder: Embedder, lines: readonly ArticleInputLine[]): Promise<Float32Array[]> {
  embedder.startBatch?.()
  return embedder.embed(lines.map((line) => buildEmbeddingInput(convertLineToArticle(line))))
}
