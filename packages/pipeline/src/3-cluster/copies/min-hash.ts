/**
 * The number of hash functions: the standard error of the estimated Jaccard index is at most
 * 1 / (2 · √128) ≈ 0.044.
 */
export const MIN_HASH_SIGNATURE_SIZE = 128
/** The seed of the hash functions, fixed so that every run uses the same. */
const SEED = 0x2545f491

/** Mixes the bits of an integer (murmur3's finalizer). */
export function mixBits(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const MASKS = Uint32Array.from({ length: MIN_HASH_SIGNATURE_SIZE }, (_, index) => mixBits(SEED + index))

/**
 * The MinHash signature of a set of hashes: its lowest value under each of 128 hash functions. The share of
 * equal values of two signatures estimates their Jaccard index, whatever the sizes (Broder 1997).
 */
export function computeMinHashSignature(hashes: Iterable<number>): Uint32Array {
  const lowest = new Uint32Array(MIN_HASH_SIGNATURE_SIZE).fill(0xffffffff)
  for (const hash of hashes) {
    for (let index = 0; index < MIN_HASH_SIGNATURE_SIZE; index++) {
      const value = mixBits(hash ^ (MASKS[index] ?? 0))
      if (value < (lowest[index] ?? 0)) lowest[index] = value
    }
  }
  return lowest
}
