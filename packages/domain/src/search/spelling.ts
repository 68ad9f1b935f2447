import { computeEditDistance } from './edit-distance.ts'
import type { SearchQuery, SearchTerm, SearchTermGroup } from './query.ts'
import { findWordsWithPrefix, type SearchIndex } from './search-index.ts'

/**
 * The minimum length of a word that is corrected, in letters. If one letter of a shorter word changes, the
 * result is usually another valid word.
 */
const MIN_LENGTH = 4
/** The length in letters from which a word may have two wrong letters. */
const TWO_FROM = 8
/**
 * The maximum number of the edition's words that are added to a search for each misspelled word; with more,
 * nearly every story would match.
 */
const MAX_MEANT = 8

/** A typed word, and the words of the edition that the reader probably meant. */
export interface SpellingCorrection {
  typed: string
  meant: readonly string[]
}

/** Returns the only word of a query's part; undefined for phrases and operators, which aren't corrected. */
function singleWord(part: SearchTerm): { word: string; isPrefix: boolean } | undefined {
  if (part.kind !== 'words' || part.words.length !== 1) return undefined
  const [word = ''] = part.words
  return { word, isPrefix: part.isPrefix }
}

/** Whether the index contains a word or, for a prefix, any word that begins with it. */
function isKnown(index: SearchIndex, word: string, isPrefix: boolean): boolean {
  return isPrefix ? findWordsWithPrefix(index, word).length > 0 : index.postings.has(word)
}

/**
 * Returns the letters of a word as a 32-bit set. Comparing sets quickly excludes words that differ in too many
 * letters.
 */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}

function bitsIn(letters: number): number {
  let count = 0
  for (let left = letters; left !== 0; left &= left - 1) count += 1
  return count
}

const lettersOfIndex = new WeakMap<SearchIndex, Int32Array>()

/** The letter sets of all words of the index, computed once. */
function allLetters(index: SearchIndex): Int32Array {
  const known = lettersOfIndex.get(index) ?? Int32Array.from(index.words, lettersOf)
  lettersOfIndex.set(index, known)
  return known
}

/** The words of the index with the smallest distance to a typed word, the most frequent first. */
function meantBy(index: SearchIndex, typed: string, isPrefix: boolean): string[] {
  if (typed.length < MIN_LENGTH || /\d/.test(typed)) return []
  const all = allLetters(index)
  const letters = lettersOf(typed)
  let most = typed.length < TWO_FROM ? 1 : 2
  let nearest: string[] = []
  index.words.forEach((word, at) => {
    // Each edit changes at most one letter, so at most `most` of the typed letters are missing in the word.
    if (word === typed || bitsIn(letters & ~(all[at] ?? 0)) > most) return
    const distance = computeEditDistance(typed, word, most, isPrefix)
    if (distance === undefined) return
    if (distance < most) nearest = []
    most = distance
    nearest.push(word)
  })
  const stories = (word: string) => index.postings.get(word)?.length ?? 0
  return nearest.sort((a, b) => stories(b) - stories(a) || (a < b ? -1 : 1)).slice(0, MAX_MEANT)
}

/** A query extended by the words that the reader may have meant. */
export interface CorrectedQuery {
  query: SearchQuery
  corrections: readonly SpellingCorrection[]
}

/**
 * Extends a query by the words of the edition that are nearest to each misspelled word: one edit away or, from
 * eight letters on, two. Phrases, operators and negated groups aren't changed.
 *
 * @param which 'unknown' corrects only words that no story contains; 'all' also corrects known words, for a
 * query that finds nothing otherwise
 * @returns undefined if nothing was added
 */
export function correctSpelling(
  index: SearchIndex,
  { groups }: SearchQuery,
  which: 'unknown' | 'all',
): CorrectedQuery | undefined {
  const corrections: SpellingCorrection[] = []
  const meantParts = (part: SearchTerm): SearchTerm[] => {
    const single = singleWord(part)
    if (!single || (which === 'unknown' && isKnown(index, single.word, single.isPrefix))) return []
    const meant = meantBy(index, single.word, single.isPrefix)
    if (meant.length > 0) corrections.push({ typed: single.word, meant })
    return meant.map((word) => ({ kind: 'words', words: [word], isPrefix: false }))
  }
  const query = {
    groups: groups.map((group): SearchTermGroup => {
      return group.isNegated
        ? group
        : { ...group, any: group.any.flatMap((part) => [part, ...meantParts(part)]) }
    }),
  }
  return corrections.length > 0 ? { query, corrections } : undefined
}
