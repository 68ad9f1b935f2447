import type { ClaimProblem } from '../../check/problem.ts'
import type { ClaimCheckToken } from '../words/items.ts'
import { isContentFreeWord } from '../words/light-words.ts'
import { type ClaimMatch, createClaimProblem, findItemInBestSentences } from './claim-matches.ts'

const PLACE_BEFORE = /(?:^|\s)(?:in|at|near|from|off|te|uit|bij|tussen|between)\s(?:the\s|de\s|het\s)?$/
const TO = /(?:^|\s)(?:to|into|from|naar|uit|vanuit)\s(?:the\s|de\s|het\s)?$/

/**
 * Finds a date or a place that the source only mentions in other sentences, if the matching sentence mentions
 * a different date or place.
 */
export function findMisplacedDatesAndPlaces(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at, best, coverage } = match
  const most = coverage(best[0] ?? -1)
  if (most < 2) return []
  return at.flatMap((index) => {
    const item = claim.items[index]
    const places = claim.supports[index]?.at ?? []
    const isRival = item && rivalTest(item)
    if (!isRival || places.length === 0) return []
    const isRivalledIn = (sentences: readonly number[]) =>
      !places.some((place) => sentences.includes(source.items[place]?.sentence ?? -1)) &&
      sentences
        .flatMap((sentence) => source.indicesIn(sentence))
        .some((there) => {
          const other = source.items[there]
          return other && isRival(other) && !isInClaim(match, there)
        })
    const elsewhere = Math.max(0, ...places.map((place) => coverage(source.items[place]?.sentence ?? -1)))
    const isMoved = isRivalledIn(best) && elsewhere - runOf(claim.items, index) <= most / 2
    return isMoved || isRivalledIn(wordySentences(match))
      ? [createClaimProblem(item.kind === 'date' ? 'date' : 'name', item)]
      : []
  })
}

/**
 * Returns the source's sentences that contain all words and numbers of the claim, not counting light words;
 * none if the claim has fewer than two of them.
 */
function wordySentences({ claim, source, at }: ClaimMatch): number[] {
  const words = at.filter((index) => {
    const item = claim.items[index]
    return (
      item &&
      (item.kind === 'word' || item.kind === 'number') &&
      !isContentFreeWord(item.folded, source.language)
    )
  })
  const places = words.map((index) =>
    (claim.supports[index]?.at ?? []).map((place) => source.items[place]?.sentence ?? -1),
  )
  const all = new Set(places[0])
  return words.length < 2 ? [] : [...all].filter((sentence) => places.every((one) => one.includes(sentence)))
}

/** The number of words in the name that an item belongs to. */
function runOf(items: readonly ClaimCheckToken[], index: number): number {
  let [from, to] = [index, index]
  while (items[from]?.continues) from--
  while (items[to + 1]?.continues) to++
  return to - from + 1
}

/**
 * Finds a place after 'to' or 'from' that the source doesn't mention in the sentences from which the claim's
 * other words are copied.
 */
export function findAddedDestinations(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at, hasMatch } = match
  if (!hasMatch) return []
  const isThere = (index: number) => findItemInBestSentences(match, index).length > 0
  return at.flatMap((index) => {
    const item = claim.items[index]
    const isKnown = (claim.supports[index]?.at.length ?? 0) > 0
    if (item?.kind !== 'name' || !isKnown || isThere(index) || !TO.test(item.gap)) return []
    const isCopied = at.every((other) => {
      const word = claim.items[other]
      return word?.kind !== 'word' || isThere(other) || isContentFreeWord(word.folded, source.language)
    })
    return isCopied ? [createClaimProblem('name', item)] : []
  })
}

/** Whether the claim contains an item of the source. */
const isInClaim = ({ claim, at }: ClaimMatch, there: number) =>
  at.some((index) => claim.supports[index]?.at.includes(there))

function rivalTest(item: ClaimCheckToken): ((other: ClaimCheckToken) => boolean) | undefined {
  if (item.kind === 'date') {
    const family = item.stem.split('-')[0]
    return (other) => other.kind === 'date' && other.stem.split('-')[0] === family
  }
  if (item.kind !== 'name' || !PLACE_BEFORE.test(item.gap)) return undefined
  return (other) => other.kind === 'name' && PLACE_BEFORE.test(other.gap)
}
