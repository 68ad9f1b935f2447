import { isLanguage } from '@plainwire/domain/language'
import { definiteNoun } from './definite-start.ts'

/** What a sentence needs before it, to be understood. */
export interface Need {
  /** Position in its article of the sentence that has to come directly before it; -1 where none has its antecedent. */
  position: number
  /** The stem of the noun that it takes as known: a headline that names it will do. */
  noun: string
}

/**
 * What a sentence of an article leans on: the last sentence before it that has its first definite noun, else the one before.
 *
 * @param sentences those of the article, in order
 */
export function needOf(
  sentence: { text: string; position: number },
  sentences: readonly { words: ReadonlySet<string>; position: number }[],
  language: string,
): Need | undefined {
  const noun = isLanguage(language) ? definiteNoun(sentence.text, language) : undefined
  if (noun === undefined) return undefined
  const known = sentences.findLast(({ position, words }) => position < sentence.position && words.has(noun))
  return { position: known?.position ?? sentence.position - 1, noun }
}

/** Whether each sentence that leans on another follows it directly, or the headline names what it takes as known. */
export function allStand(
  told: readonly { articleId: string; position: number; need: Need | undefined }[],
  headlineWords: ReadonlySet<string>,
): boolean {
  return told.every(({ need, articleId, position }) => {
    if (!need || headlineWords.has(need.noun)) return true
    const before = told
      .filter((other) => other.articleId === articleId && other.position < position)
      .map((other) => other.position)
    return before.length > 0 && Math.max(...before) === need.position
  })
}
