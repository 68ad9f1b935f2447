import { expect, test } from 'vitest'
import { cosine, norm, type Sparse } from './sparse.ts'
import { Spread } from './spread.ts'
import { TermShelf } from './term-shelf.ts'

const vector = (...terms: readonly (readonly [id: number, strength: number])[]): Sparse => ({
  ids: Int32Array.from(terms, ([id]) => id),
  values: Uint8Array.from(terms, ([, strength]) => strength),
})
const weights = Float32Array.from({ length: 20_000 }, (_, id) => 1 + (id % 7))

test('Compares with what is on a shelf as two vectors are compared', () => {
  const shelf = new TermShelf()
  const held = vector([2, 32], [9, 20], [19_000, 255])
  const address = shelf.put([vector([1, 32]), held])
  const spread = new Spread()
  const all = [vector([2, 7], [4, 90]), vector([9, 32], [19_000, 40]), vector([1, 32]), vector()]
  for (const asked of all) {
    spread.put(asked, weights.length)
    const length = norm(asked, weights)
    const found = shelf.cosine(address, 1, spread.strengths, length, weights)
    expect(found).toBe(cosine(asked, length, held, weights))
  }
})
