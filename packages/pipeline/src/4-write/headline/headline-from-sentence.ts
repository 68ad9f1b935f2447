import type { Language } from '@plainwire/domain/language'
import { getLanguageRules } from '../../languages/index.ts'
import { removeFinalAttribution } from '../sentence/attributions.ts'
import { computeWordSetSimilarity, type StorySentence } from '../sentence/story-sentence.ts'
import { truncateAtClause } from '../sentence/up-to-clause.ts'

/** Maximum length of a headline made from a sentence, in characters. */
const MOST = 110
/**
 * The number of sentences examined per article, and the points deducted for each sentence before the examined
 * one.
 */
const DEEPEST = 6
const DEEPER = 0.3
const QUOTES = /["“”„«»]/
/** The share of a title's distinctive words that a sentence must contain to report the same news. */
const SHARED = 0.3
const sharedWith = (titles: readonly ReadonlySet<string>[], words: ReadonlySet<string>) =>
  Math.max(
    0,
    ...titles.map((title) => [...title].filter((word) => words.has(word)).length / Math.max(1, title.size)),
  )

/**
 * Derives a neutral headline for a story whose publishers' headlines are all teasers: one of the first
 * sentences of a report, cut before an optional clause. Its words are unchanged; it must have a finite verb,
 * no pronoun, and words of the titles. Of several, the one most similar to the titles and nearest to the top
 * is chosen.
 *
 * @param usable sentences that can be understood on their own
 * @returns undefined if no sentence is suitable
 */
export function deriveHeadlineFromSentences(
  usable: readonly StorySentence[],
  titles: readonly ReadonlySet<string>[],
  language: Language,
): { text: string; articleId: string } | undefined {
  const { clauses, verbs } = getLanguageRules(language)
  const made = usable
    .filter(({ position, text, need }) => position < DEEPEST && !need && !QUOTES.test(text))
    .filter(({ words }) => sharedWith(titles, words) >= SHARED)
    .flatMap((sentence) => {
      const cut = truncateAtClause(removeFinalAttribution(sentence.text, language), language, MOST)
      const isWhole = cut !== undefined && verbs.finite.test(cut) && !clauses.pronoun.test(cut)
      const text = isWhole ? cut : undefined
      const toTitles = titles.reduce((sum, title) => sum + computeWordSetSimilarity(sentence.words, title), 0)
      return text === undefined ? [] : [{ text, sentence, score: toTitles - DEEPER * sentence.position }]
    })
  const [best] = made.sort(
    (a, b) => b.score - a.score || a.sentence.articleId.localeCompare(b.sentence.articleId),
  )
  return best && { text: best.text, articleId: best.sentence.articleId }
}
