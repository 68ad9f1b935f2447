import { foldCaseAndAccents, splitIntoWordParts } from '../../text/index.ts'
import { mixBits } from './min-hash.ts'

/**
 * The number of words per shingle: high enough that a shared shingle indicates copied text, and low enough that
 * some shingles survive light editing.
 */
const SHINGLE = 5

/** FNV-1a hash, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Splits a text into words for comparison: in lower case, without accents and punctuation. */
export function splitIntoNormalisedWords(text: string): readonly string[] {
  return splitIntoWordParts(foldCaseAndAccents(text))
}

/** The hashes of all sequences of five words. */
export function hashShingles(words: readonly string[]): Set<number> {
  const hashes = words.map(hashOf)
  const shingles = new Set<number>()
  for (let at = 0; at + SHINGLE <= hashes.length; at++) {
    let shingle = 0
    for (let next = at; next < at + SHINGLE; next++)
      shingle = mixBits(Math.imul(shingle, 31) + (hashes[next] ?? 0))
    shingles.add(shingle)
  }
  return shingles
}

/** The share of the smaller set that is contained in the larger one. */
export function computeShingleContainment(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  if (small.size === 0) return 0
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared++
  return shared / small.size
}
