import { getLanguageRules } from '../../../../languages/index.ts'
import type { ClaimProblem } from '../../../check/problem.ts'
import type { ClaimCheckToken } from '../../words/items.ts'
import { isContentFreeWord } from '../../words/light-words.ts'
import { type ClaimMatch, createClaimProblem } from '../claim-matches.ts'

const POSSESSIVE = /^['’]s?\s$|^s['’]\s$/

/** The name of the owner of something: 'Orbello' in 'shares of Orbello' and 'Orbello's shares'. */
function ownerOf(items: readonly ClaimCheckToken[], noun: number, of: RegExp): number | undefined {
  const [before, own, behind] = [items[noun - 1], items[noun], items[noun + 1]]
  if (!own) return undefined
  if (behind?.kind === 'name' && behind.sentence === own.sentence && of.test(behind.gap)) return noun + 1
  return before?.kind === 'name' && before.sentence === own.sentence && POSSESSIVE.test(own.gap)
    ? noun - 1
    : undefined
}

/**
 * Finds an owner other than the source's: 'the turnover of Notenbos' if the source only mentions that of
 * Graanhof.
 */
export function findWrongOwners({ claim, source, at }: ClaimMatch): ClaimProblem[] {
  const { of } = (getLanguageRules(source.language) ?? getLanguageRules('en')).contradictions
  return at.flatMap((index): ClaimProblem[] => {
    const item = claim.items[index]
    const owner =
      item?.kind === 'word' || item?.kind === 'start' ? ownerOf(claim.items, index, of) : undefined
    if (!item || owner === undefined || isContentFreeWord(item.folded, source.language)) return []
    const mine = claim.supports[owner]?.at ?? []
    const places = claim.supports[index]?.at ?? []
    const isOthers = (place: number) => {
      const other = ownerOf(source.items, place, of)
      const isHere = mine.some((one) => source.items[one]?.sentence === source.items[place]?.sentence)
      return other !== undefined && !mine.includes(other) && !isHere
    }
    return mine.length > 0 && places.length > 0 && places.every(isOthers)
      ? [createClaimProblem('role', item)]
      : []
  })
}
