import { findOpposites } from '../../../../claims/index.ts'
import { getLanguageRules } from '../../../../languages/index.ts'
import { stem } from '../../../../text/index.ts'
import type { ClaimMatch } from '../claim-matches.ts'

/**
 * Matches the second word of 'no one'. The word after it counts as negated: 'opened' in 'no one opened'.
 */
const NO_ONE = /^one$/
/** Whether the source, in any sentence, negates a word that the claim also negates. */
const isDeniedThere = ({ claim, source, at }: ClaimMatch) =>
  at.some(
    (index) =>
      (claim.items[index]?.isDenied || NO_ONE.test(claim.items[index - 1]?.folded ?? '')) &&
      claim.supports[index]?.at.some((place) => source.items[place]?.isDenied),
  )

/** Whether a claim negates the opposite of what the source says: 'they do not close' for 'they stay open'. */
const deniesContrary = ({ claim, source, at, best }: ClaimMatch) =>
  at.some((index) => {
    const item = claim.items[index]
    const near = at.some((other) => other <= index && index - other <= 2 && claim.items[other]?.isDenied)
    const opposites = new Set(
      near ? [...findOpposites(item?.folded ?? '')].map((word) => stem(word, source.language)) : [],
    )
    return source.itemsIn(best).some((other) => opposites.has(other.stem) && !other.isDenied)
  })

/**
 * Whether the source supports a claim's 'not' although its matching sentences don't contain a 'not': the
 * source negates the same word elsewhere or states the opposite, or the claim only says 'not all' or, about
 * something that the source announces, 'not yet'.
 *
 * @param written the claim's sentence in lower case
 */
export function isNegationImpliedBySource(match: ClaimMatch, written: string): boolean {
  const { source, best } = match
  const { notAll, notYet, toCome } = (getLanguageRules(source.language) ?? getLanguageRules('en'))
    .contradictions
  if (notAll.test(written) || isDeniedThere(match) || deniesContrary(match)) return true
  return notYet.test(written) && best.some((one) => toCome.test((source.sentences[one] ?? '').toLowerCase()))
}
