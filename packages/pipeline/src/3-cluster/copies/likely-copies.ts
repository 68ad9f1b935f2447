import { computeMinHashSignature, MIN_HASH_SIGNATURE_SIZE } from './min-hash.ts'

/** Up to this number of articles, all pairs are compared. */
const FEW = 16
/** The maximum number of texts stored per hash value: the first ones that weren't copies of each other. */
const MAX_PER_BUCKET = 6

/**
 * Calls `compare` for the pairs of texts that may be copies, the earlier one first. For up to `FEW` texts these
 * are all pairs. Otherwise each text is compared with the earlier texts that share a MinHash value with it and
 * aren't known to be its copies yet. Sharing one of 128 values happens to 99.9 % of pairs with a Jaccard index
 * of 0.06, and hardly ever to texts written independently. So the cost of comparing an article doesn't grow
 * with the number of articles in its story.
 *
 * @param areJoined whether two texts are already known to belong together
 */
export function forEachLikelyCopyPair(
  texts: readonly ReadonlySet<number>[],
  areJoined: (a: number, b: number) => boolean,
  compare: (a: number, b: number) => void,
): void {
  if (texts.length <= FEW) {
    for (let b = 1; b < texts.length; b++) for (let a = 0; a < b; a++) compare(a, b)
    return
  }
  const buckets = Array.from({ length: MIN_HASH_SIGNATURE_SIZE }, () => new Map<number, number[]>())
  for (const [b, text] of texts.entries()) {
    if (text.size === 0) continue
    const compared = new Set<number>()
    computeMinHashSignature(text).forEach((lowest, index) => {
      const bucket = buckets[index]?.get(lowest)
      for (const a of bucket ?? []) {
        if (compared.has(a) || areJoined(a, b)) continue
        compared.add(a)
        compare(a, b)
      }
      if (!bucket) buckets[index]?.set(lowest, [b])
      else if (bucket.length < MAX_PER_BUCKET && !bucket.some((a) => areJoined(a, b))) bucket.push(b)
    })
  }
}
