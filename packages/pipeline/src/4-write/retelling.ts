import type { StorySentence } from './story-sentence.ts'

/** Telling words from which two first sentences are of one event: its place and what happened, whatever else they say. */
const SHARED = 2
/** And this share of the shorter one's: what is said next of the same people shares their names. */
const SHARE = 0.2

/**
 * Whether two sentences tell one event in words of their own: 'Three men dressed as road workers robbed two diamond couriers in
 * Antwerp', 'Three robbers walked off with a case of diamonds in Antwerp'. Every report says first what happened, so two first
 * sentences of different reports say it twice. Words alone don't show it: these share three of twenty.
 */
export function retells(a: StorySentence, b: StorySentence): boolean {
  if (!a.isLead || !b.isLead || a.articleId === b.articleId) return false
  let shared = 0
  for (const word of a.words) if (b.words.has(word)) shared++
  return shared >= SHARED && shared >= SHARE * Math.min(a.words.size, b.words.size)
}
