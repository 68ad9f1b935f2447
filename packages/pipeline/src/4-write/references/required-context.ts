import { isLanguage } from '@plainwire/domain/language'
import { findPresupposedSubject } from './definite-start.ts'

/** The context that a sentence needs to be understood. */
export interface RequiredContext {
  /**
   * The position, in the article, of the sentence that must directly precede this one; -1 if this is the
   * article's first sentence, which none can precede.
   */
  position: number
  /**
   * The stem of the noun that the sentence presupposes. If the headline contains the noun, no other sentence
   * has to precede.
   */
  noun: string
}

/**
 * Finds the earlier sentence of its article that a sentence depends on: the last one that contains the noun
 * which the sentence presupposes at its beginning, otherwise the previous one.
 *
 * @param sentences the sentences of the article, in order
 * @returns undefined if the sentence doesn't begin with a presupposed noun
 */
export function findRequiredContext(
  sentence: { text: string; position: number },
  sentences: readonly { words: ReadonlySet<string>; position: number }[],
  language: string,
): RequiredContext | undefined {
  const noun = isLanguage(language) ? findPresupposedSubject(sentence.text, language) : undefined
  if (noun === undefined) return undefined
  const known = sentences.findLast(({ position, words }) => position < sentence.position && words.has(noun))
  return { position: known?.position ?? sentence.position - 1, noun }
}

/** A sentence of a text, with what it depends on. */
export interface ReferringSentence {
  articleId: string
  position: number
  need: RequiredContext | undefined
  /** Stems of its distinctive words. */
  words: ReadonlySet<string>
  /** Stems of nouns that the sentence presupposes as known ('the changes'), other than at its beginning. */
  presupposed: readonly string[]
}

/**
 * Whether each sentence can be understood. The sentence that it needs must directly precede it, unless the
 * headline contains the noun that it presupposes at its beginning; nouns that it presupposes later must be in
 * the headline or an earlier sentence.
 */
export function areReferencesResolved(
  sentences: readonly ReferringSentence[],
  headlineWords: ReadonlySet<string>,
): boolean {
  return sentences.every(
    (one) => hasNeeded(one, sentences, headlineWords) && introducesPresupposed(one, sentences, headlineWords),
  )
}

function hasNeeded(
  { need, articleId, position }: ReferringSentence,
  sentences: readonly ReferringSentence[],
  headlineWords: ReadonlySet<string>,
): boolean {
  if (!need || headlineWords.has(need.noun)) return true
  const before = sentences
    .filter((other) => other.articleId === articleId && other.position < position)
    .map((other) => other.position)
  return before.length > 0 && Math.max(...before) === need.position
}

/** Whether the headline or an earlier sentence contains each noun that a sentence presupposes. */
function introducesPresupposed(
  one: ReferringSentence,
  sentences: readonly ReferringSentence[],
  headlineWords: ReadonlySet<string>,
): boolean {
  if (one.presupposed.length === 0) return true
  const articles = sentences.map(({ articleId }) => articleId)
  const isBefore = (other: ReferringSentence) =>
    other.articleId === one.articleId
      ? other.position < one.position
      : articles.indexOf(other.articleId) < articles.indexOf(one.articleId)
  const before = sentences.filter(isBefore)
  return one.presupposed.every(
    (noun) => headlineWords.has(noun) || before.some(({ words }) => words.has(noun)),
  )
}
