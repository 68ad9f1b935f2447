import type { ClaimProblem } from '../../../check/problem.ts'
import type { ClaimCheckToken } from '../../words/items.ts'
import { type ClaimMatch, getBestMatchTokens, joinSentenceTokens } from '../claim-matches.ts'
import { ATTRIBUTION_PATTERN, ATTRIBUTION_VERB_PATTERN, findAttributedSpeakers } from './who-speaks.ts'

/**
 * Finds a speaker to whom the source doesn't attribute the statement: the best-matching sentence attributes
 * it to somebody else.
 */
export function findWrongSpeakers(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at, best, hasMatch } = match
  const speakers = findAttributedSpeakers(claim, at)
  const known = speakers.filter((index) => (claim.supports[index]?.at.length ?? 0) > 0)
  const sourceItems = getBestMatchTokens(match)
  if (known.length === 0 || !hasMatch) return []
  const sentences = new Set(
    known.flatMap(
      (index) => claim.supports[index]?.at.map((place) => source.items[place]?.sentence ?? -1) ?? [],
    ),
  )
  // A sentence with 'he said' but without a name is attributed to the last named person, not to somebody
  // else.
  const isOthers =
    ATTRIBUTION_PATTERN.test(joinSentenceTokens(sourceItems)) &&
    (sourceItems.some(({ kind }) => kind === 'name') || (known.length > 1 && isNouns(match, sourceItems)))
  const isNear = best.some((sentence) => sentences.has(sentence)) || !isOthers
  const item = claim.items[known[0] ?? -1]
  const isDescribed = item?.kind === 'name' && /\b(?:the|de|het) $/.test(item.gap)
  return isNear || !item || isDescribed
    ? []
    : [{ kind: 'attribution', text: item.folded, start: item.start, end: item.end }]
}

/**
 * Whether the source attributes its sentence to a noun that the claim doesn't contain: 'the company says'.
 */
function isNouns({ claim, source, at }: ClaimMatch, sourceItems: readonly ClaimCheckToken[]): boolean {
  return sourceItems.some((item, index) => {
    const speaker = sourceItems[index - 1]
    const isSpeaking =
      ATTRIBUTION_VERB_PATTERN.test(item.folded) && /^\s$/.test(item.gap) && speaker?.kind !== 'name'
    const isKnown = at.some((one) => claim.supports[one]?.at.some((place) => source.items[place] === speaker))
    return isSpeaking && speaker !== undefined && !isKnown
  })
}
