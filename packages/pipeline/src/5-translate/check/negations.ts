import type { Language } from '@plainwire/domain/language'
import type { TextClaims } from '../../claims/index.ts'
import { getLanguageRules } from '../../languages/index.ts'

/** Returns the number of negations in a text, without those in idioms that negate nothing. */
function denialsIn({ text, negations }: TextClaims, language: Language): number {
  const idioms = Array.from(
    text.matchAll(getLanguageRules(language).translation.idioms),
    ({ 0: found, index }) => [index, index + found.length] as const,
  )
  return negations.filter(({ start }) => !idioms.some(([from, to]) => start >= from && start < to)).length
}

/**
 * Compares the negations of a text and its translation.
 *
 * @returns 'lost' if one text denies what the other states, 'uneven' if only the number of negations differs
 * or if a text may deny something without a negation, undefined if the texts agree
 */
export function compareNegations(
  source: TextClaims,
  target: TextClaims,
  { from, to }: { from: Language; to: Language },
): 'lost' | 'uneven' | undefined {
  if (source.negations.length === target.negations.length) return undefined
  const [mine, theirs] = [denialsIn(source, from), denialsIn(target, to)]
  if (mine > 0 === theirs > 0) return 'uneven'
  const [stating, language] = mine === 0 ? [source.text, from] : [target.text, to]
  return getLanguageRules(language).translation.withoutNot.test(stating) ? 'uneven' : 'lost'
}
