import type { SparseVector } from '../memory/terms/sparse.ts'
import type { Vocabulary } from '../memory/terms/vocabulary.ts'
import type { VectorisedArticle } from '../memory/vectorized-article.ts'

/**
 * Converts the count n of numbers that two vectors share to n / (n + 1): 0 for none, 0.5 for one, below 1 for
 * more.
 */
export function computeSharedNumberScore(a: SparseVector, b: SparseVector): number {
  let count = 0
  for (const id of a.ids) if (b.ids.includes(id)) count++
  return count / (count + 1)
}

/** The number of terms that two vectors share and for which `isOfSort` returns true. */
export function countSharedTerms(
  a: SparseVector,
  b: SparseVector,
  isOfSort: (id: number) => boolean,
): number {
  let count = 0
  let at = 0
  for (const id of a.ids) {
    while (at < b.ids.length && (b.ids[at] ?? 0) < id) at++
    if (b.ids[at] === id && isOfSort(id)) count++
  }
  return count
}

/**
 * The number of terms that two articles in different languages share. As many shared roots ('c:' terms) as
 * shared names are left out, because a shared name usually shares its root too.
 */
export function countSharedTermsAcrossLanguages(
  a: VectorisedArticle,
  b: VectorisedArticle,
  vocabulary: Vocabulary,
): number {
  const isLookalike = (id: number) => vocabulary.isOfSort(id, 'c:')
  const isName = (id: number) => a.names.ids.includes(id)
  const names = countSharedTerms(a.cross, b.cross, isName)
  const lookalikes = countSharedTerms(a.cross, b.cross, isLookalike)
  const others = countSharedTerms(a.cross, b.cross, (id) => !isName(id) && !isLookalike(id))
  return names + others + Math.max(0, lookalikes - names)
}

/** Whether both vectors contain terms for which `isOfSort` returns true, but share none of these. */
export function areTermsDisjoint(
  a: SparseVector,
  b: SparseVector,
  isOfSort: (id: number) => boolean,
): boolean {
  let inA = 0
  for (const id of a.ids) {
    if (!isOfSort(id)) continue
    if (b.ids.includes(id)) return false
    inA++
  }
  return inA > 0 && b.ids.some(isOfSort)
}
