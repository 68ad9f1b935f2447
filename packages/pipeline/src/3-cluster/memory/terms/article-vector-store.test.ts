import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ArticleVectorStore } from './article-vector-store.ts'
import type { SparseVector } from './sparse.ts'

const vector = (ids: number[]): SparseVector => ({
  ids: Int32Array.from(ids).sort(),
  values: Uint8Array.from(ids, (id) => id % 256),
})
const someVector = fc.uniqueArray(fc.nat(600_000), { maxLength: 80 }).map(vector)

test('what is put on the shelf is read as it was, over many chunks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(someVector, { minLength: 6, maxLength: 6 }), { maxLength: 400 }),
      (articles) => {
        const shelf = new ArticleVectorStore()
        const addresses = articles.map((vectors) => shelf.put(vectors))
        articles.forEach((vectors, index) => {
          const read = vectors.map((_, part) => shelf.vector(addresses[index] ?? 0, part))
          expect(read).toEqual(vectors)
        })
      },
    ),
    { numRuns: 20 },
  )
})

test('one vector in two parts is stored once', () => {
  const shelf = new ArticleVectorStore()
  const lead = vector([3, 1, 2])
  const address = shelf.put([lead, lead, vector([])])
  expect(shelf.vectors(address, 3).map(({ ids }) => [...ids])).toEqual([[1, 2, 3], []])
  expect([...shelf.vector(address, 1).ids]).toEqual([1, 2, 3])
})

test('a shelf is packed anew only when most of it is gaps', () => {
  const shelf = new ArticleVectorStore()
  const whole = vector(Array.from({ length: 200 }, (_, id) => id))
  const addresses = Array.from({ length: 10_000 }, () => shelf.put([whole]))
  expect(shelf.isWasteful).toBe(false)
  for (const address of addresses.slice(0, 4000)) shelf.drop(address, 1)
  expect(shelf.isWasteful).toBe(false)
  for (const address of addresses.slice(4000, 8000)) shelf.drop(address, 1)
  expect(shelf.isWasteful).toBe(true)
})
