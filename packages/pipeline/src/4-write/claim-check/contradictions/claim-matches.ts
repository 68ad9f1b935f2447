import type { ClaimProblem, ClaimProblemKind } from '../../check/problem.ts'
import type { AlignedClaim } from '../claim-text.ts'
import type { SourceText } from '../source-text.ts'
import type { ClaimCheckToken } from '../words/items.ts'
import { isContentFreeWord } from '../words/light-words.ts'
import { findAttributedSpeakers } from './actors/who-speaks.ts'

/** One sentence of a claim, and the sentences of its source that match best. */
export interface ClaimMatch {
  claim: AlignedClaim
  source: SourceText
  /** The text of the claim's sentence. */
  sentence: string
  /** Indices of the sentence's items in the claim. */
  at: readonly number[]
  /**
   * The number of the claim's heavy words in a sentence of the source. Heavy words are all items except light
   * words (see `light-words.ts`) and the names of people to whom the claim is attributed.
   */
  coverage: (sentence: number) => number
  /** The sentences of the source that match best or nearly as well, best first. */
  best: readonly number[]
  /**
   * Whether the best sentence contains at least two, and at least a third, of the claim's heavy words;
   * otherwise differences between it and the claim mean little.
   */
  hasMatch: boolean
  /**
   * Whether the best sentence contains at least half of the claim's heavy words; otherwise a 'not' or 'may'
   * in the claim needs no counterpart in the source, and the reverse.
   */
  isCloseMatch: boolean
}

/** A sentence matches nearly as well as the best if it contains this share of the best one's words. */
const NEARLY = 0.75

/** Finds the matching sentences of the source for each sentence of a claim. */
export function matchClaim(claim: AlignedClaim, source: SourceText): ClaimMatch[] {
  const bySentence = Map.groupBy(claim.items.keys(), (at) => claim.items[at]?.sentence ?? 0)
  return [...bySentence].map(([own, at]) => {
    const counts = new Map<number, number>()
    let heavy = 0
    const speakers = findAttributedSpeakers(claim, at)
    for (const index of at) {
      const item = claim.items[index]
      if (
        !item ||
        speakers.includes(index) ||
        (item.kind === 'word' && isContentFreeWord(item.folded, source.language))
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
    const hasMatch = most >= 2 && most >= heavy / 3
    const isCloseMatch = hasMatch && most >= heavy / 2
    const sentence = claim.sentences[own] ?? claim.text
    return {
      claim,
      source,
      sentence,
      at,
      best,
      hasMatch,
      isCloseMatch,
      coverage: (sentence) => counts.get(sentence) ?? 0,
    }
  })
}

/** Creates the description of a problem that concerns one item of a claim. */
export const createClaimProblem = (
  kind: ClaimProblemKind,
  { folded, start, end }: ClaimCheckToken,
): ClaimProblem => ({
  kind,
  text: folded,
  start,
  end,
})

/** The items of a claim's sentence. */
export const getClaimSentenceTokens = ({ claim, at }: ClaimMatch): ClaimCheckToken[] =>
  at.flatMap((index) => claim.items[index] ?? [])

/** The items of the best-matching sentence of the source. */
export function getBestMatchTokens({ source, best }: ClaimMatch): ClaimCheckToken[] {
  return source.itemsIn(best.slice(0, 1))
}

/** The positions of a claim's item in the best-matching sentences of the source. */
export function findItemInBestSentences({ claim, source, best }: ClaimMatch, index: number): number[] {
  const places = claim.supports[index]?.at ?? []
  return places.filter((place) => best.includes(source.items[place]?.sentence ?? -1))
}

/** The words of a sentence with the text between them, in lower case. */
export function joinSentenceTokens(items: readonly ClaimCheckToken[]): string {
  return items.map(({ gap, folded }) => `${gap}${folded}`).join('')
}
