import { z } from 'zod'

/** Ollama's default port, by which a URL without a path is recognised as Ollama's. */
const OLLAMA_PORT = '11434'

/** A vector with at least one number other than zero, since a vector of zeros can't be compared. */
const Vector = z.array(z.number()).refine((numbers) => numbers.some((value) => value !== 0))
const OpenAiAnswer = z
  .object({ data: z.array(z.object({ index: z.number().int().optional(), embedding: Vector })) })
  .transform(({ data }) => data.toSorted(byIndex).map(({ embedding }) => embedding))
const OllamaAnswer = z.object({ embeddings: z.array(Vector) }).transform(({ embeddings }) => embeddings)

/** Sorts vectors by index. Servers that omit the index answer in the order of the request. */
const byIndex = (a: { index?: number | undefined }, b: { index?: number | undefined }) =>
  (a.index ?? 0) - (b.index ?? 0)

/** How vectors are requested from an endpoint, and how its response is read. */
export interface EmbeddingProtocol {
  url: string
  answer: z.ZodType<number[][]>
  bodyOf(model: string, texts: readonly string[]): object
}

const openAi = (url: string): EmbeddingProtocol => ({
  url,
  answer: OpenAiAnswer,
  bodyOf: (model, input) => ({ model, input, encoding_format: 'float' }),
})
const ollama = (url: string): EmbeddingProtocol => ({
  url,
  answer: OllamaAnswer,
  bodyOf: (model, input) => ({ model, input, truncate: true }),
})

/** Completes the operator's URL of an embedding endpoint, and returns it with the endpoint's protocol. */
export function resolveEmbeddingProtocol(address: string): EmbeddingProtocol {
  const url = new URL(address)
  const path = url.pathname.replace(/\/+$/, '')
  const at = (pathname: string) => Object.assign(new URL(url), { pathname }).href
  if (path.endsWith('/api/embed')) return ollama(at(path))
  if (path.endsWith('/api')) return ollama(at(`${path}/embed`))
  if (path.endsWith('/embeddings')) return openAi(at(path))
  if (path !== '') return openAi(at(`${path}/embeddings`))
  return url.port === OLLAMA_PORT ? ollama(at('/api/embed')) : openAi(at('/v1/embeddings'))
}
