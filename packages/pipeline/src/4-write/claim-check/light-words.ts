import { rulesOf } from '../../languages/index.ts'

/** Whether a folded word claims nothing of its own. */
export const isLight = (folded: string, language: string) =>
  rulesOf(language)?.claims.lightWords.has(folded) ?? false
