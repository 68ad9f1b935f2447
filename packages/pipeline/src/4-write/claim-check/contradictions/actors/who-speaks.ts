import type { AlignedClaim } from '../../claim-text.ts'
import { type ClaimCheckToken, findNameFrom } from '../../words/items.ts'

/** Verbs and phrases of attribution, in English and Dutch. */
export const ATTRIBUTION_PATTERN =
  /\b(?:sa(?:id|ys?)|tells?|told|according|warn(?:s|ed)|claim(?:s|ed)|add(?:s|ed)|accus(?:es|ed)|believes?|believed|announced?|stated?|estimated?|zei|zegt|zeiden|zeggen|volgens|aldus|meldt|meldde|waarschuw(?:t|de)|liet|laat|verwijt|beschuldig(?:t|de)|vrees(?:t|de)|vrezen|hoop(?:t|te)|eist(?:e)?|noem(?:t|de)|fears|hopes|thinks|demands|beloofde|belooft|vindt|denkt)\b/
export const ATTRIBUTION_VERB_PATTERN =
  /^(?:said|says|say|told|warned|warns|claims|claimed|added|believes|zei|zegt|zeiden|meldt|meldde|waarschuwt|waarschuwde|verwijt|vindt|vreest|vrezen|hoopt|denkt|eist|noemt|liet|laat|fears|hopes|thinks|demands)$/
/**
 * The maximum distance, in items (words, names, numbers and dates), from a speaker to the verb of saying
 * after it.
 */
const CLOSE = 3

/**
 * Returns the indices of the names to which a sentence attributes its statement: names next to a verb of
 * saying, or after 'according to'.
 */
export function findAttributedSpeakers(claim: AlignedClaim, at: readonly number[]): number[] {
  return at.flatMap((index): number[] => {
    const item = claim.items[index]
    if (!item) return []
    if (/\b(?:according to|volgens|aldus)\b/.test(item.gap)) return findNameFrom(claim.items, index)
    if (/^(?:according|volgens|aldus)$/.test(item.folded)) return findNameFrom(claim.items, index + 1)
    if (!ATTRIBUTION_VERB_PATTERN.test(item.folded)) return []
    const before = at.filter(
      (other) => other < index && other >= index - CLOSE && isSpeaker(claim.items[other]),
    )
    const after = findNameFrom(claim.items, index + 1).filter((other) => isSpeaker(claim.items[other]))
    return before.length > 0 ? before : after
  })
}

const isSpeaker = (item: ClaimCheckToken | undefined) => item?.kind === 'name'
