import type { Problem, ProblemKind } from '../../check/problem.ts'
import type { ClaimText } from '../claim-text.ts'
import type { Item } from '../items.ts'
import { isLight } from '../light-words.ts'
import type { SourceText } from '../source-text.ts'
import { speakersOf } from './who-speaks.ts'

/** One sentence of a claim, and the sentences of its source that match it best. */
export interface ClaimMatch {
  claim: ClaimText
  source: SourceText
  /** The claim's sentence as it is written. */
  sentence: string
  /** Positions of the claim's items. */
  at: readonly number[]
  /** How many of the claim's heavy words a sentence of the source has, without the names of whom the claim has it from. */
  coverage: (sentence: number) => number
  /** Sentences of the source that match nearly as well as the best; best first. */
  best: readonly number[]
  /**
   * Whether the best sentence has at least a third of the claim's heavy words: else differences mean little.
   */
  isTold: boolean
  /** Whether it has at least half of them: else a 'not' or 'may' of one needs no counterpart in the other. */
  isWellTold: boolean
}

/** A sentence matches nearly as well as the best with this share of its words. */
const NEARLY = 0.75

/** Finds the matching sentences of the source for each sentence of a claim. */
export function claimMatches(claim: ClaimText, source: SourceText): ClaimMatch[] {
  const bySentence = Map.groupBy(claim.items.keys(), (at) => claim.items[at]?.sentence ?? 0)
  return [...bySentence].map(([own, at]) => {
    const counts = new Map<number, number>()
    let heavy = 0
    const speakers = speakersOf(claim, at)
    for (const index of at) {
      const item = claim.items[index]
      if (
        !item ||
        speakers.includes(index) ||
        (item.kind === 'word' && isLight(item.folded, source.language))
      )
        continue
      heavy += 1
      for (const sentence of new Set(
        claim.supports[index]?.at.map((place) => source.items[place]?.sentence ?? 0),
      ))
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    }
    const sorted = [...counts].sort(([one, a], [other, b]) => b - a || one - other)
    const most = sorted[0]?.[1] ?? 0
    const best = sorted.filter(([, count]) => count >= NEARLY * most).map(([sentence]) => sentence)
    const isTold = most >= 2 && most >= heavy / 3
    const isWellTold = isTold && most >= heavy / 2
    const sentence = claim.sentences[own] ?? claim.text
    return {
      claim,
      source,
      sentence,
      at,
      best,
      isTold,
      isWellTold,
      coverage: (sentence) => counts.get(sentence) ?? 0,
    }
  })
}

/** A problem with one item of a claim. */
export const problemOf = (kind: ProblemKind, { folded, start, end }: Item): Problem => ({
  kind,
  text: folded,
  start,
  end,
})

/** The items of a claim's sentence. */
export const itemsIn = ({ claim, at }: ClaimMatch): Item[] => at.flatMap((index) => claim.items[index] ?? [])

/** The items of the source's best sentence. */
export function bestItems({ source, best }: ClaimMatch): Item[] {
  return source.itemsIn(best.slice(0, 1))
}

/** Where a claim's item is in the source's best sentences. */
export function placesInBest({ claim, source, best }: ClaimMatch, index: number): number[] {
  const places = claim.supports[index]?.at ?? []
  return places.filter((place) => best.includes(source.items[place]?.sentence ?? -1))
}

/** The words of a sentence with the text between them, in lower case. */
export function wordsOf(items: readonly Item[]): string {
  return items.map(({ gap, folded }) => `${gap}${folded}`).join('')
}
