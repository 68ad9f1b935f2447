import { rulesOf } from '../languages/index.ts'

const NONE: ReadonlySet<string> = new Set()

/** Words without information about an event, folded, by language; empty for languages without rules. */
export function stopWords(language: string): ReadonlySet<string> {
  return rulesOf(language)?.stopWords ?? NONE
}
