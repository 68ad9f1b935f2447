import { splitIntoWordParts } from '../../../text/index.ts'
import { checkSentence } from '../../check/check-sentence.ts'
import type { ClaimProblem } from '../../check/problem.ts'
import type { ClaimMatch } from './claim-matches.ts'

/**
 * A claim's sentence counts as a changed copy of a source's sentence that lacks at most this share of the
 * claim's pairs of neighbouring words.
 */
const MAX_NEW = 0.25
/** The kinds of changes that are wrong in any copy. */
const ALWAYS: readonly ClaimProblem['kind'][] = ['negation', 'quotation']
/**
 * The kinds of changes that are wrong in a copy whose length differs by at most one word. In shorter and
 * longer copies, the words next to a number may be omitted, and a name may replace 'he'.
 */
const WORD_FOR_WORD: readonly ClaimProblem['kind'][] = [...ALWAYS, 'number', 'date', 'name']

/** Double quotation marks; single ones are too often apostrophes of tokenised text. */
const DOUBLE_MARKS = /["“”„«]/

const wordsOf = (text: string) => splitIntoWordParts(text.toLowerCase())
const pairsOf = (words: readonly string[]) => words.slice(1).map((word, index) => `${words[index]} ${word}`)

/**
 * Checks the changes in a sentence that is otherwise copied from the source, as strictly as `checkSentence`
 * checks sentences that are extracted from articles.
 */
export function findNearCopyProblems({ source, best, sentence }: ClaimMatch): ClaimProblem[] {
  const words = wordsOf(sentence)
  const pairs = pairsOf(words)
  const copied = best
    .map((one) => source.sentences[one] ?? '')
    .find((text) => {
      const known = new Set(pairsOf(wordsOf(text)))
      return pairs.filter((pair) => !known.has(pair)).length <= MAX_NEW * pairs.length
    })
  if (copied === undefined || pairs.length === 0) return []
  const passages = [{ articleId: '', text: copied }]
  const found = checkSentence({ sentence, language: source.language, passages, context: [source.text] })
  const strict = Math.abs(wordsOf(copied).length - words.length) <= 1 ? WORD_FOR_WORD : ALWAYS
  return found.filter(
    ({ kind }) => strict.includes(kind) && (kind !== 'quotation' || DOUBLE_MARKS.test(sentence + copied)),
  )
}
