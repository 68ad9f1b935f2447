import type { Language } from '@plainwire/domain/language'
import { rulesOf } from '../languages/index.ts'

const QUOTED = /["“„«][^"”“»]{2,}["”“»]/g

/** Whether a sentence comments on the news instead of telling it. */
export function isComment(text: string, language: Language): boolean {
  const own = text.replace(QUOTED, ' ')
  return rulesOf(language).comments.some((pattern) => pattern.test(own))
}
