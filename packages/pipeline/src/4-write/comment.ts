import type { Language } from '@plainwire/domain/language'
import { rulesOf } from '../languages/index.ts'
import { ownWords } from '../text/index.ts'

/** Whether a sentence comments on the news instead of telling it. */
export function isComment(text: string, language: Language): boolean {
  const own = ownWords(text)
  return rulesOf(language).comments.some((pattern) => pattern.test(own))
}
