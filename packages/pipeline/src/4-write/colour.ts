import type { Language } from '@plainwire/domain/language'
import { rulesOf } from '../languages/index.ts'

/** Somebody else's words: a sentence isn't coloured by what it quotes. */
const QUOTED = /["“„«][^"”“»]{2,}["”“»]|(?<![\p{L}\p{N}])[‘'][^’']{3,}[’'](?![\p{L}\p{N}])/gu

/** Whether a sentence colours the news in its writer's own words: figures of speech, epithets, asides. */
export function isColoured(sentence: string, language: Language): boolean {
  const own = sentence.replace(QUOTED, ' ')
  return rulesOf(language).colour.said.some((pattern) => pattern.test(own))
}

/** The same of a title, where fewer words are plain. */
export function isColouredTitle(title: string, language: Language): boolean {
  const own = title.replace(QUOTED, ' ')
  return isColoured(own, language) || rulesOf(language).colour.titled.some((pattern) => pattern.test(own))
}
