import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UnitVectorArticle } from '../memory/groups/group-sum.ts'
import { TermRarityWeighting } from '../memory/terms/damping.ts'
import { EMPTY_TERM_VECTOR, type UnitTermVector } from '../memory/terms/unit-terms.ts'
import { Vocabulary } from '../memory/terms/vocabulary.ts'
import { UnpackedArticleVectors } from './unpacked-article.ts'

const TERMS = 600

const vectors = fc
  .uniqueArray(fc.tuple(fc.nat(TERMS - 1), fc.integer({ min: 1, max: 16 })), {
    selector: ([id]) => id,
    maxLength: 40,
  })
  .map((entries): UnitTermVector => {
    const sorted = entries.sort(([a], [b]) => a - b)
    return {
      ids: Int32Array.from(sorted, ([id]) => id),
      values: Float32Array.from(sorted, ([, eighths]) => eighths / 8),
    }
  })

const articles = fc
  .record({ text: vectors, title: vectors, names: vectors, keys: vectors })
  .map((parts) => ({ ...parts, article: {} }) as UnitVectorArticle)

function vocabularyOf(size: number): Vocabulary {
  const vocabulary = new Vocabulary()
  for (let at = 0; at < size; at++) vocabulary.id(`term${at}`)
  return vocabulary
}

const found = (spread: UnpackedArticleVectors, id: number, part: 'text' | 'title' | 'names') =>
  spread.vectors[part][spread.slots[id] ?? 0] ?? 0

const heldValue = ({ ids, values }: UnitTermVector, id: number) => {
  const at = ids.indexOf(id)
  return at < 0 ? 0 : (values[at] ?? 0)
}

test('every term of an article is found under its id, and nothing of the articles before it', () => {
  const vocabulary = vocabularyOf(TERMS)
  // No group contains a term yet, so nothing is damped.
  const damping = new TermRarityWeighting(vocabulary)
  fc.assert(
    fc.property(fc.array(articles, { minLength: 1, maxLength: 5 }), (stream) => {
      const spread = new UnpackedArticleVectors()
      for (const article of stream) spread.take(article, damping, vocabulary)
      const last = stream.at(-1)
      for (let id = 0; id < TERMS; id++) {
        for (const part of ['text', 'title', 'names'] as const) {
          expect(found(spread, id, part)).toBe(heldValue(last?.[part] ?? EMPTY_TERM_VECTOR, id))
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('an article of more terms than any before it fits', () => {
  const vocabulary = vocabularyOf(20_000)
  const ids = Int32Array.from({ length: 900 }, (_, at) => at * 22)
  const text = { ids, values: new Float32Array(900).fill(0.5) }
  const spread = new UnpackedArticleVectors()
  const damping = new TermRarityWeighting(vocabulary)
  const article = {
    article: {},
    text,
    title: EMPTY_TERM_VECTOR,
    names: EMPTY_TERM_VECTOR,
    keys: EMPTY_TERM_VECTOR,
  } as unknown as UnitVectorArticle
  spread.take(article, damping, vocabulary)
  expect(found(spread, 22 * 899, 'text')).toBe(0.5)
  expect(found(spread, 22 * 899 + 1, 'text')).toBe(0)
  expect(spread.lengths.damped).toBeCloseTo(15, 3)
  expect(spread.lengths.names).toBe(1)
})
