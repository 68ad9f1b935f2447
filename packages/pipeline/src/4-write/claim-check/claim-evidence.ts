import type { ClaimText } from './claim-text.ts'
import type { Item } from './items.ts'
import { isLight } from './light-words.ts'
import type { SourceText } from './source-text.ts'

/**
 * The evidence for and against one sentence of a claim, as weighed by the model. Shares are 0 to 1. Torn and
 * skipped parts count in proportion to how much of the sentence is copied: in a reworded sentence the order
 * of words means little, and only combinations that no sentence of the source has count.
 */
export interface ClaimEvidence {
  /** Words and facts that the source doesn't have, light words left out. */
  missing: number
  /** How far the sentence is the source's own words. */
  copied: number
  /** Cost of the shortest way through the places where the source has the words, per word. */
  jumps: number
  /** Runs of three words that aren't near each other in the source. */
  tornRuns: number
  /** Pairs of neighbours that aren't near each other in the source. */
  tornPairs: number
  /** Pairs of neighbours, light words left out, that no sentence of the source has both of. */
  apart: number
  /** The same of words with one between them. */
  widelyApart: number
}

/** The evidence in the order of the model's weights. */
export const EVIDENCE = [
  'missing',
  'copied',
  'jumps',
  'tornRuns',
  'tornPairs',
  'apart',
  'widelyApart',
] as const satisfies readonly (keyof ClaimEvidence)[]

/** A sentence with this share of new pairs of words is none of the source's. */
const REWORDED = 0.45
/** Items between neighbours of a run, and of a pair. */
const NEAR_RUN = 5
const NEAR_PAIR = 8
/** Places of one word that are looked at. */
const MAX_PLACES = 60

/** Costs of what a source doesn't have, in a way through its places. */
const MISSING_COST: Readonly<Record<Item['kind'], number>> = {
  name: 1.5,
  number: 1.5,
  date: 1.5,
  start: 1,
  word: 0.6,
}
/** A step behind whom a sentence is about costs this share. */
const LEAD_COST = 0.3

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** One sentence of a claim: the positions of its items. */
interface Sentence {
  claim: ClaimText
  source: SourceText
  at: readonly number[]
}

const placesOf = ({ claim }: Sentence, at: number) => claim.supports[at]?.at ?? []

function isNear(one: readonly number[], other: readonly number[], near: number): boolean {
  return one.some((a) => other.some((b) => a !== b && Math.abs(a - b) <= near))
}

/** Share of the runs of some items that the source has nowhere together; a run across the lead's end counts where it misses something. */
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

/** The cost of going from one place of a source to another. */
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
 * Share of the pairs of items at this distance from each other that no sentence of the source contains
 * together.
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

/** The evidence on each sentence of a claim. */
export function claimEvidence(claim: ClaimText, source: SourceText): ClaimEvidence[] {
  const bySentence = Map.groupBy(claim.items.keys(), (at) => claim.items[at]?.sentence ?? 0)
  return [...bySentence.values()].map((at) => evidenceOn({ claim, source, at }))
}

function evidenceOn(sentence: Sentence): ClaimEvidence {
  const { claim, source, at } = sentence
  const items = at.flatMap((index) => claim.items[index] ?? [])
  const isMissing = (index: number) => placesOf(sentence, index).length === 0
  const heavy = at.filter((index) => {
    const item = claim.items[index]
    return item && !(item.kind === 'word' && isLight(item.folded, source.language))
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
