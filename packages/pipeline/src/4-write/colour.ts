import type { Language } from '@plainwire/domain/language'
import { rulesOf } from '../languages/index.ts'
import { ownWords } from '../text/index.ts'

/** Whether a sentence colours the news in its writer's own words: figures of speech, epithets, asides. */
export function isColoured(sentence: string, language: Language): boolean {
  const own = ownWords(sentence)
  return rulesOf(language).colour.said.some((pattern) => pattern.test(own))
}

/** The same of a title, where fewer words are plain. */
export function isColouredTitle(title: string, language: Language): boolean {
  const own = ownWords(title)
  return isColoured(own, language) || rulesOf(language).colour.titled.some((pattern) => pattern.test(own))
}
