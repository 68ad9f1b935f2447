import { expect, test } from 'vitest'
import type { Embedder } from '../../ports.ts'
import { ArticleInputLine } from './command-line.ts'
import { embedArticleLines } from './line-meanings.ts'

async function* linesOf(count: number) {
  for (let at = 0; at < count; at++)
    yield ArticleInputLine.parse({ id: String(at), title: `Title ${at}`, text: '' })
}

/** Creates an embedder whose vectors are the texts' positions in a request, and lists the requests' sizes. */
function placingEmbedder() {
  const requests: number[] = []
  const embedder: Embedder = {
    async embed(texts) {
      requests.push(texts.length)
      return texts.map((_, at) => Float32Array.of(at + 1))
    },
  }
  return { embedder, requests }
}

const collected = async <T>(all: AsyncIterable<T>) => {
  const found: T[] = []
  for await (const one of all) found.push(one)
  return found
}

test('lines are embedded 32 at a time, in order; one by one where each is answered at once', async () => {
  const { embedder, requests } = placingEmbedder()
  const read = await collected(embedArticleLines(linesOf(40), { embedder, isOnline: false }))
  expect(requests).toEqual([32, 8])
  expect(read.map(({ line }) => line.id)).toEqual(Array.from({ length: 40 }, (_, at) => String(at)))
  expect(read[33]?.meaning).toEqual(Float32Array.of(2))
  await collected(embedArticleLines(linesOf(2), { embedder, isOnline: true }))
  expect(requests).toEqual([32, 8, 1, 1])
})

test('without an embedder, or with one that fails, lines go by their words', async () => {
  const failure = new Error('away')
  const failures: unknown[] = []
  const none = await collected(embedArticleLines(linesOf(2), { embedder: undefined, isOnline: false }))
  expect(none.map(({ meaning }) => meaning)).toEqual([undefined, undefined])
  const embedder: Embedder = { embed: () => Promise.reject(failure) }
  const onFailure = (cause: unknown) => void failures.push(cause)
  const failed = await collected(embedArticleLines(linesOf(2), { embedder, isOnline: false, onFailure }))
  expect(failed.map(({ meaning }) => meaning)).toEqual([undefined, undefined])
  expect(failures).toEqual([failure])
})
