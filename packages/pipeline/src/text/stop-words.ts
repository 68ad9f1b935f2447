import { rulesOf } from '../languages/index.ts'

const NONE: ReadonlySet<string> = new Set()

/** Words that say nothing about an event, folded, by language; empty for languages that have no rules. */
export function stopWords(language: string): ReadonlySet<string> {
  return rulesOf(language)?.stopWords ?? NONE
}
