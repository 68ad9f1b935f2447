import { getLanguageRules } from '../../../../languages/index.ts'
import type { ClaimProblem } from '../../../check/problem.ts'
import { type ClaimCheckToken, findNameAround } from '../../words/items.ts'
import { isContentFreeWord } from '../../words/light-words.ts'
import { type ClaimMatch, createClaimProblem } from '../claim-matches.ts'

/** The ending of an owner before the owned thing: 'Orbello's ', 'Hughes' '. */
const POSSESSIVE = /(?:['’]s|s['’])\s$/i

/**
 * Returns the positions of the name of a noun's owner: of 'Orbello' for 'shares' in 'shares of Orbello' and
 * in 'Orbello's shares'; empty if no owner is stated.
 */
function ownerOf(
  { text, items }: { text: string; items: readonly ClaimCheckToken[] },
  noun: number,
  of: RegExp,
): number[] {
  const [before, own, behind] = [items[noun - 1], items[noun], items[noun + 1]]
  if (!own) return []
  if (behind?.kind === 'name' && behind.sentence === own.sentence && of.test(behind.gap))
    return findNameAround(items, noun + 1)
  const isName = before?.kind === 'name' || before?.kind === 'start'
  return isName && before.sentence === own.sentence && POSSESSIVE.test(text.slice(before.start, own.start))
    ? findNameAround(items, noun - 1)
    : []
}

/**
 * Finds something attributed to the wrong owner: 'the turnover of Notenbos' if the source only mentions the
 * turnover of Graanhof.
 */
export function findWrongOwners({ claim, source, at }: ClaimMatch): ClaimProblem[] {
  const { of } = (getLanguageRules(source.language) ?? getLanguageRules('en')).contradictions
  return at.flatMap((index): ClaimProblem[] => {
    const item = claim.items[index]
    const owner = item?.kind === 'word' || item?.kind === 'start' ? ownerOf(claim, index, of) : []
    if (!item || owner.length === 0 || isContentFreeWord(item.folded, source.language)) return []
    const mine = owner.flatMap((part) => claim.supports[part]?.at ?? [])
    const places = claim.supports[index]?.at ?? []
    const isOthers = (place: number) => {
      const other = ownerOf(source, place, of)
      const isHere = mine.some((one) => source.items[one]?.sentence === source.items[place]?.sentence)
      return other.length > 0 && !other.some((part) => mine.includes(part)) && !isHere
    }
    return mine.length > 0 && places.length > 0 && places.every(isOthers)
      ? [createClaimProblem('role', item)]
      : []
  })
}
