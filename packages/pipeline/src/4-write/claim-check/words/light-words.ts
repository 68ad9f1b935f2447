import { getLanguageRules } from '../../../languages/index.ts'

/** Whether a folded word is a light word of a language, that is, has no content that could be wrong. */
export const isContentFreeWord = (folded: string, language: string) =>
  getLanguageRules(language)?.claims.lightWords.has(folded) ?? false
