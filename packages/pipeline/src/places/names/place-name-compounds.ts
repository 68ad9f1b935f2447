import { foldCaseAndAccents, type Token } from '../../text/index.ts'
import { toPlaceNameKey } from '../table/towns.ts'
import type { PlaceIndex } from './place-index.ts'

/** Matches second parts of compounds whose first part is a place: 'Toronto-based'. */
const MADE_OF = /^(?:based|born|area|bound|led|backed)$/
const PARTY = /^[RDI]$/

/**
 * Splits tokens such as 'Fargo-Moorhead' (two places) and 'R-Florence' (a party and a place) in two, and
 * shortens 'Toronto-based' to 'Toronto'.
 */
export function splitPlaceNameCompounds(tokens: readonly Token[], index: PlaceIndex): readonly Token[] {
  if (!tokens.some(({ text }) => text.includes('-'))) return tokens
  const isPlace = (part: string) => index.find(toPlaceNameKey(part), part)?.kind === 'place'
  return tokens.flatMap((token): Token[] => {
    const [first = '', second = '', ...more] = token.text.split('-')
    if (isPlace(first) && MADE_OF.test(second))
      return [{ ...token, text: first, folded: foldCaseAndAccents(first), end: token.start + first.length }]
    if (second === '' || more.length > 0 || !token.isCapital || !/^\p{Lu}/u.test(second)) return [token]
    if (!PARTY.test(first) && (isPlace(token.text) || !isPlace(first) || !isPlace(second))) return [token]
    const middle = token.start + first.length
    return [
      { ...token, text: first, folded: foldCaseAndAccents(first), end: middle },
      { ...token, text: second, folded: foldCaseAndAccents(second), start: middle + 1, isFirst: false },
    ]
  })
}
