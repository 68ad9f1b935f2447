import type { Language } from '@plainwire/domain/language'
import { MAX_SUB_HEADLINE_CHARACTERS } from '@plainwire/domain/story'
import { addsNewWords, type RankedSentence } from '../central-sentences.ts'
import { isMostlyQuoted } from '../news-points.ts'
import type { ArticleContribution } from '../publisher-share.ts'
import { areReferencesResolved } from '../references/required-context.ts'
import { isRetelling } from '../sentence/retelling.ts'
import { isSelfContained } from '../sentence/self-contained.ts'
import {
  computeOverlapCoefficient,
  extractDistinctiveWords,
  type StorySentence,
} from '../sentence/story-sentence.ts'
import { truncateAtClause } from '../sentence/up-to-clause.ts'

/**
 * A sentence repeats the headline if the two have more than this share of the shorter one's words in common.
 */
const REPEATS_HEADLINE = 0.43
/**
 * A sentence repeats the description if it has more than this share of the shorter sentence's words in common
 * with one of the description's sentences.
 */
const REPEATS = 0.35
const LIMIT = MAX_SUB_HEADLINE_CHARACTERS
/** The minimum number of sentences of a description from which one may be moved to the sub-headline. */
const LEAST_TO_PROMOTE = 3
/** The maximum number of suitable sentences, best first, that are examined for one that fits. */
const MAX_EXAMINED = 24
/**
 * The minimum number of a sub-headline's distinctive words that are neither in the headline nor in the
 * description.
 */
const NEW_WORDS = 4
/** The minimum share of a sub-headline's words that are neither in the headline nor in the description. */
const NEW_SHARE = 0.45
/** The minimum number of new distinctive words in a sub-headline taken from the description. */
const NEW_WORDS_PROMOTED = 3

const fits = ({ sentence }: RankedSentence) => sentence.text.length <= LIMIT

/** A sub-headline, and the sentence of which it is the whole text or only the beginning. */
export interface SubHeadline {
  text: string
  from: StorySentence
}

/** The headline and the description, which the sub-headline must add to. */
interface WrittenText {
  headlineWords: ReadonlySet<string>
  chosen: readonly StorySentence[]
  hasRoom: PublisherLimitCheck
}

/** Returns whether words of an article fit into what its publisher may still contribute to a text. */
export type PublisherLimitCheck = (taken: ArticleContribution) => boolean

/** Whether a text adds enough new words to the headline and description, and repeats neither of them. */
function adds(
  words: ReadonlySet<string>,
  { headlineWords, chosen }: Omit<WrittenText, 'hasRoom'>,
  least = NEW_WORDS,
): boolean {
  const known = new Set([...headlineWords, ...chosen.flatMap((sentence) => [...sentence.words])])
  const added = [...words].filter((word) => !known.has(word)).length
  return (
    added >= Math.max(least, NEW_SHARE * words.size) &&
    (computeOverlapCoefficient(headlineWords, words) < REPEATS_HEADLINE ||
      words.size > 2.5 * headlineWords.size) &&
    addsNewWords(
      words,
      chosen.map((sentence) => sentence.words),
      REPEATS,
    )
  )
}

/**
 * Returns a sub-headline that adds to the headline and the description: the best sentence that repeats
 * neither, is understandable with the headline alone, and fits entirely; otherwise the beginning of such a
 * sentence, up to an optional clause. Undefined if no sentence is suitable.
 *
 * @param chosen the description's sentences
 * @param hasRoom whether further words of a publisher fit the limit
 */
export function chooseSubHeadline(
  ranked: readonly RankedSentence[],
  chosen: readonly RankedSentence[],
  headlineWords: ReadonlySet<string>,
  language: Language,
  hasRoom: PublisherLimitCheck,
): SubHeadline | undefined {
  const shown: WrittenText = { headlineWords, chosen: chosen.map(({ sentence }) => sentence), hasRoom }
  const candidates = ranked.filter(
    (candidate) =>
      !chosen.includes(candidate) &&
      areReferencesResolved([candidate.sentence], headlineWords) &&
      isSelfContained(candidate.sentence, above(shown), language) &&
      !shown.chosen.some((sentence) => isRetelling(candidate.sentence, sentence)) &&
      adds(candidate.sentence.words, shown),
  )
  return fitting(candidates.slice(0, MAX_EXAMINED), shown, language)
}

const above = ({ headlineWords, chosen }: Omit<WrittenText, 'hasRoom'>) => ({
  headlineWords,
  first: chosen[0],
})

/** Returns a sentence if it isn't too long, otherwise its beginning before a clause, if one is suitable. */
function wholeOrClause(one: RankedSentence, language: Language): string | undefined {
  if (fits(one)) return one.sentence.text
  const clause = truncateAtClause(one.sentence.text, language, LIMIT - 1)
  return clause && `${clause}.`
}

/**
 * Returns the first sentence that is short enough for a sub-headline, preferably not a quotation; otherwise
 * the beginning of the first sentence that is short enough when cut before a clause.
 */
function fitting(
  others: readonly RankedSentence[],
  shown: WrittenText,
  language: Language,
): SubHeadline | undefined {
  const short = others.filter((one) => fits(one) && shown.hasRoom(one.sentence))
  const whole = short.find((one) => !isMostlyQuoted(one.sentence.text)) ?? short[0]
  if (whole) return { text: whole.sentence.text, from: whole.sentence }
  const clauses = others.flatMap(({ sentence }) => {
    const text = truncateAtClause(sentence.text, language, LIMIT - 1)
    return text
      ? [{ from: sentence, clause: { ...sentence, text, words: extractDistinctiveWords(text, language) } }]
      : []
  })
  const cut = clauses.find(
    ({ clause }) =>
      shown.hasRoom(clause) && isSelfContained(clause, above(shown), language) && adds(clause.words, shown),
  )
  return cut && { text: `${cut.clause.text}.`, from: cut.from }
}

/**
 * Moves a suitable sentence of the description, but never the first one, to the sub-headline, for texts in
 * which no other sentence is suitable for it.
 *
 * @param described returns the sentences of a new description, chosen without the given sentence
 * @returns undefined if no sentence is suitable, or if too little of the description would remain
 */
export function takeSubHeadlineFromDescription(
  chosen: readonly RankedSentence[],
  headlineWords: ReadonlySet<string>,
  language: Language,
  described: (without: RankedSentence) => readonly RankedSentence[],
): { subHeadline: SubHeadline; chosen: readonly RankedSentence[] } | undefined {
  if (chosen.length < LEAST_TO_PROMOTE) return undefined
  const under = above({ headlineWords, chosen: chosen.map(({ sentence }) => sentence) })
  const candidates = chosen.slice(1).flatMap((candidate) => {
    const text = wholeOrClause(candidate, language)
    if (!text || !areReferencesResolved([candidate.sentence], headlineWords)) return []
    const words = extractDistinctiveWords(text, language)
    const isAlone = isSelfContained({ ...candidate.sentence, text }, under, language)
    const isNews = isAlone && adds(words, { headlineWords, chosen: [] }, NEW_WORDS_PROMOTED)
    return isNews ? [{ candidate, text }] : []
  })
  // Quotations come last.
  candidates.sort((a, b) => Number(isMostlyQuoted(a.text)) - Number(isMostlyQuoted(b.text)))
  for (const { candidate, text } of candidates) {
    const rest = described(candidate)
    if (rest[0] === chosen[0] && rest.length >= LEAST_TO_PROMOTE - 1)
      return { subHeadline: { text, from: candidate.sentence }, chosen: rest }
  }
  return undefined
}
