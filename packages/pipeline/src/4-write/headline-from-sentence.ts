import type { Language } from '@plainwire/domain/language'
import { likeness, type StorySentence } from './story-sentence.ts'
import { upToClause } from './up-to-clause.ts'

/** Characters of a headline made from a sentence. */
const MOST = 110
const QUOTES = /["“”„«»]/

/**
 * A plain headline for a story whose own headlines only tease: the first sentence of a report, up to a clause that only adds.
 * The one is taken that is most like the titles. Its words stand in the article as they are.
 *
 * @param usable sentences that stand alone
 */
export function headlineFromSentence(
  usable: readonly StorySentence[],
  titles: readonly ReadonlySet<string>[],
  language: Language,
): { text: string; articleId: string } | undefined {
  const made = usable
    .filter(({ position, text }) => position < 2 && !QUOTES.test(text))
    .flatMap((sentence) => {
      const text = upToClause(sentence.text, language, MOST)
      const toTitles = titles.reduce((sum, title) => sum + likeness(sentence.words, title), 0)
      return text === undefined ? [] : [{ text, sentence, score: toTitles - 0.3 * sentence.position }]
    })
  const [best] = made.sort(
    (a, b) => b.score - a.score || a.sentence.articleId.localeCompare(b.sentence.articleId),
  )
  return best && { text: best.text, articleId: best.sentence.articleId }
}
