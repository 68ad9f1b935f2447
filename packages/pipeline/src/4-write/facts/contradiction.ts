import type { Article } from '@plainwire/domain/article'
import type { Fact } from '@plainwire/domain/story'
import { areFactValuesCompatible, measureWordOverlap } from './compare-values.ts'
import type { FactMention } from './mentions/fact-mention.ts'
import { findFactMentions } from './mentions/mentions-in.ts'
import type { CrossLanguageVocabulary } from './vocabulary.ts'

/** The numbers that a text states. */
export type StatedNumbers = readonly FactMention[]

/** Two numbers whose ratio is greater than this count different things. */
const MAX_RATIO = 3
/**
 * Two numbers with the same key refer to the same thing if their sentences share at least this many words.
 */
const SAME_THING = 2
const NUMERIC = new Set<FactMention['kind']>(['count', 'money', 'percentage', 'measure', 'time', 'score'])
const LONG_AGO = new Date(0)

/** Returns the numbers that one of our headlines or sentences states. */
export function extractStatedNumbers(
  text: string,
  language: string,
  vocabulary: CrossLanguageVocabulary,
): StatedNumbers {
  const article: Article = {
    id: '',
    publisherId: '',
    url: '',
    canonicalUrl: '',
    title: '',
    summary: '',
    text,
    byline: undefined,
    language,
    publishedAt: undefined,
    updatedAt: undefined,
    firstSeenAt: LONG_AGO,
    wordCount: undefined,
    media: [],
    hints: [],
    sections: [],
    isPaywalled: false,
    feedPosition: undefined,
  }
  return findFactMentions(article, 0, vocabulary).filter(({ kind }) => NUMERIC.has(kind))
}

/**
 * Returns the fact (a row of the agreement table) on which reports differ and of which a number is one of the
 * values; undefined if there is none.
 */
export function findConflictForNumber(mention: FactMention, facts: readonly Fact[]): Fact | undefined {
  const id = mention.key.replaceAll(' ', ':')
  return facts.find(
    (fact) =>
      fact.agreement === 'conflict' &&
      fact.id === id &&
      fact.values.some(({ value, qualifier }) => areFactValuesCompatible(mention, { value, qualifier })),
  )
}

function isOtherNumber(a: FactMention, b: FactMention): boolean {
  if (a.key !== b.key || areFactValuesCompatible(a, b)) return false
  if (a.kind === 'score' || a.kind === 'time') return a.kind === 'score'
  if (typeof a.value !== 'number' || typeof b.value !== 'number') return false
  const [low, high] = [Math.min(a.value, b.value), Math.max(a.value, b.value)]
  if (low <= 0 || high / low > MAX_RATIO) return false
  return a.isCasualty || measureWordOverlap(a.context, b.context).count >= SAME_THING
}

/**
 * Whether two texts state contradicting numbers for the same thing: according to the agreement table or, for
 * numbers that aren't in one of its rows, because the words around them are similar.
 *
 * @param facts the agreement table
 */
export function haveContradictingNumbers(
  a: StatedNumbers,
  b: StatedNumbers,
  facts: readonly Fact[],
): boolean {
  return a.some((mine) =>
    b.some((theirs) => {
      if (mine.isDisputed || theirs.isDisputed) return false
      const row = findConflictForNumber(mine, facts)
      const isOneRow = row !== undefined && row === findConflictForNumber(theirs, facts)
      return isOneRow ? !areFactValuesCompatible(mine, theirs) : isOtherNumber(mine, theirs)
    }),
  )
}
