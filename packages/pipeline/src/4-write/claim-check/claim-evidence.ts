import type { AlignedClaim } from './claim-text.ts'
import type { SourceText } from './source-text.ts'
import type { ClaimCheckToken } from './words/items.ts'
import { isContentFreeWord } from './words/light-words.ts'

/**
 * The evidence on whether the source supports one sentence of a claim; the model multiplies each number by a
 * weight. Shares are 0–1. Jumps, torn runs and torn pairs, which depend on the order of words, are multiplied
 * by how much of the sentence is copied, because in a reworded sentence the order means little.
 */
export interface ClaimEvidence {
  /**
   * The share of words and facts that the source doesn't contain, not counting light words (see
   * `light-words.ts`).
   */
  missing: number
  /**
   * How much of the sentence is copied from the source: 1 if the source contains all pairs of neighbouring
   * words.
   */
  copied: number
  /**
   * The cost per word of the cheapest path through the positions of the words in the source; 0 if they follow
   * each other there.
   */
  jumps: number
  /** The share of runs of three words that aren't near each other in the source. */
  tornRuns: number
  /** The share of pairs of neighbouring words that aren't near each other in the source. */
  tornPairs: number
  /**
   * The share of pairs of neighbouring words, not counting light words, that no sentence of the source
   * contains together.
   */
  apart: number
  /**
   * The share of pairs of words with one word between them, not counting light words, that no sentence of the
   * source contains together.
   */
  widelyApart: number
}

/** The names of the evidence, in the order of the model's weights. */
export const CLAIM_EVIDENCE_NAMES = [
  'missing',
  'copied',
  'jumps',
  'tornRuns',
  'tornPairs',
  'apart',
  'widelyApart',
] as const satisfies readonly (keyof ClaimEvidence)[]

/**
 * A sentence doesn't count as copied if the source lacks at least this share of its pairs of neighbouring
 * words.
 */
const REWORDED = 0.45
/**
 * The maximum distance in the source, in items (words, names, numbers and dates), at which the words of a run
 * of three, and those of a pair, count as near each other.
 */
const NEAR_RUN = 5
const NEAR_PAIR = 8
/** The maximum number of a word's positions in the source that are examined. */
const MAX_PLACES = 60

/**
 * The cost that an item of the claim adds to the path through the source if the source doesn't contain it.
 */
const MISSING_COST: Readonly<Record<ClaimCheckToken['kind'], number>> = {
  name: 1.5,
  number: 1.5,
  date: 1.5,
  start: 1,
  word: 0.6,
}
/**
 * The factor for the cost of the step from the end of a sentence's subject to the next item, because a source
 * may name the subject far from the statement about it.
 */
const LEAD_COST = 0.3

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** One sentence of a claim, given as the indices of its items. */
interface Sentence {
  claim: AlignedClaim
  source: SourceText
  at: readonly number[]
}

const placesOf = ({ claim }: Sentence, at: number) => claim.supports[at]?.at ?? []

function isNear(one: readonly number[], other: readonly number[], near: number): boolean {
  return one.some((a) => other.some((b) => a !== b && Math.abs(a - b) <= near))
}

/**
 * Returns the share of a sentence's runs of `size` neighbouring items that are nowhere near each other in the
 * source. A run that extends beyond the end of the subject only counts if the source lacks one of its items.
 */
function torn(
  sentence: Sentence,
  size: number,
  isTogether: (places: readonly (readonly number[])[]) => boolean,
): number {
  const { at, claim } = sentence
  const runs = at.slice(0, Math.max(0, at.length - size + 1)).flatMap((_, first) => {
    const items = at.slice(first, first + size)
    const places = items.map((item) => placesOf(sentence, item))
    const isAcross = items.slice(0, -1).some((item) => claim.leadEnds.has(item))
    return isAcross && places.every((one) => one.length > 0) ? [] : [isTogether(places)]
  })
  return share(runs.filter((together) => !together).length, runs.length)
}

function areThreeTogether([one = [], two = [], three = []]: readonly (readonly number[])[]): boolean {
  return one.some(
    (a) => two.some((b) => Math.abs(a - b) <= NEAR_RUN) && three.some((c) => Math.abs(a - c) <= NEAR_RUN + 1),
  )
}

/** The cost of a step from one position in a source to another. */
function stepCost(source: SourceText, from: number, to: number): number {
  const step = to - from
  const sentences = Math.abs((source.items[to]?.sentence ?? 0) - (source.items[from]?.sentence ?? 0))
  if (step > 0 && step <= 2) return 0
  if (step > 0 && step <= NEAR_RUN && sentences === 0) return 0.15
  if (Math.abs(step) <= NEAR_RUN + 1) return 0.35
  if (sentences === 0) return 0.5
  return sentences === 1 ? 0.8 : 1.2
}

function jumpsOf(sentence: Sentence): number {
  const { claim, source, at } = sentence
  let missing = 0
  let last: number | undefined
  let ways: { place: number; cost: number }[] = []
  for (const index of at) {
    const places = placesOf(sentence, index).slice(0, MAX_PLACES)
    const item = claim.items[index]
    if (places.length === 0) {
      missing += item ? MISSING_COST[item.kind] : 0
      continue
    }
    const factor = last !== undefined && claim.leadEnds.has(last) ? LEAD_COST : 1
    const before = ways
    ways = places.map((place) => ({
      place,
      cost:
        before.length === 0
          ? 0
          : before.reduce(
              (least, way) => Math.min(least, way.cost + factor * stepCost(source, way.place, place)),
              Infinity,
            ),
    }))
    last = index
  }
  const least = ways.reduce((best, { cost }) => Math.min(best, cost), Infinity)
  return share(missing + (ways.length > 0 ? least : 0), at.length)
}

/**
 * Returns the share of pairs of items, `step` items apart, that no sentence of the source contains together.
 */
function apart({ claim, source }: Sentence, items: readonly number[], step: number): number {
  const sentences = items.map(
    (at) => claim.supports[at]?.at.map((place) => source.items[place]?.sentence) ?? [],
  )
  const pairs = sentences.slice(step).map((one, index) => {
    const other = new Set(sentences[index])
    return one.some((each) => other.has(each))
  })
  return share(pairs.filter((together) => !together).length, pairs.length)
}

/** Computes the evidence for each sentence of a claim, in order. */
export function computeClaimEvidence(claim: AlignedClaim, source: SourceText): ClaimEvidence[] {
  const bySentence = Map.groupBy(claim.items.keys(), (at) => claim.items[at]?.sentence ?? 0)
  return [...bySentence.values()].map((at) => evidenceOn({ claim, source, at }))
}

function evidenceOn(sentence: Sentence): ClaimEvidence {
  const { claim, source, at } = sentence
  const items = at.flatMap((index) => claim.items[index] ?? [])
  const isMissing = (index: number) => placesOf(sentence, index).length === 0
  const heavy = at.filter((index) => {
    const item = claim.items[index]
    return item && !(item.kind === 'word' && isContentFreeWord(item.folded, source.language))
  })
  const written = claim.text.slice(items[0]?.start ?? 0, items.at(-1)?.end ?? 0)
  const copied = Math.max(0, 1 - source.novelty(written) / REWORDED)
  return {
    missing: share(heavy.filter(isMissing).length, heavy.length),
    copied,
    jumps: copied * jumpsOf(sentence),
    tornRuns: copied * torn(sentence, 3, areThreeTogether),
    tornPairs: copied * torn(sentence, 2, ([one = [], two = []]) => isNear(one, two, NEAR_PAIR)),
    apart: apart(sentence, heavy, 1),
    widelyApart: apart(sentence, heavy, 2),
  }
}
