import type { Token } from '../../text/index.ts'

/**
 * Matches the country code of a competitor: '(Ned)', '(Bel)'. A text with at least `MIN_CODES` codes is a list
 * of results.
 */
const CODE = /\(\s?[A-Z][A-Za-z]{2}(?:\s?\)|\s\/)/g
const MIN_CODES = 3
/** Returns true if a text is a list of results, with the countries of competitors. */
export function isSportsResultList(text: string): boolean {
  let count = 0
  for (const _ of text.matchAll(CODE)) if (++count >= MIN_CODES) return true
  return false
}

/**
 * Returns the indices of the tokens that name counties in a list: 'Eastland, Jackson and Callahan counties'.
 */
export function findListedCountyPositions(text: string, tokens: readonly Token[]): Set<number> {
  const named = new Set<number>()
  tokens.forEach(({ folded }, end) => {
    if (folded !== 'counties') return
    for (let at = end - 1; at >= 0; at--) {
      const [token, next] = [tokens[at], tokens[at + 1]]
      if (!token || !next || !/^,? $/.test(text.slice(token.end, next.start))) return
      if (token.isCapital) named.add(at)
      else if (token.folded !== 'and' && token.folded !== 'or') return
    }
  })
  return named
}
