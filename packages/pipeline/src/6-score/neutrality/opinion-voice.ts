import type { Language } from '@plainwire/domain/language'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { countWords } from '../../text/index.ts'
import { extractWordSequences } from './word-runs.ts'

/** Texts with fewer words are rated as if they had this many, because two words are weak evidence. */
const FEWEST_WORDS = 8

/**
 * Creates a function that measures how much the words of a text are a commentator's rather than a newsroom's:
 * the sum of their log-odds divided by the square root of the text's length in words. It returns 0 without
 * evidence, and for languages other than English, for which there are no weights.
 */
export function createOpinionScorer({ opinionWords }: Pick<NewsroomData, 'opinionWords'>) {
  const weights = new Map(Object.entries(opinionWords.weights))
  return (text: string, language: Language): number => {
    if (language !== 'en') return 0
    const odds = [...extractWordSequences(text)].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
    return odds / Math.sqrt(Math.max(FEWEST_WORDS, countWords(text)))
  }
}
