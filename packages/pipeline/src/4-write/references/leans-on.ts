import type { Language } from '@plainwire/domain/language'
import type { StorySentence } from '../story-sentence.ts'
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
  sentence: Pick<StorySentence, 'text' | 'position'>,
  sentences: readonly Pick<StorySentence, 'words' | 'position'>[],
  language: Language,
): Need | undefined {
  const noun = definiteNoun(sentence.text, language)
  if (noun === undefined) return undefined
  const known = sentences.findLast(({ position, words }) => position < sentence.position && words.has(noun))
  return { position: known?.position ?? sentence.position - 1, noun }
}

type Told = Pick<StorySentence, 'articleId' | 'position'>

/** Whether each sentence that leans on another follows it directly, or the headline names what it takes as known. */
export function allStand(
  told: readonly (Told & { need?: Need | undefined })[],
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
