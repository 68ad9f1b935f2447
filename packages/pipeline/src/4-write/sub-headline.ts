import { MAX_SUB_HEADLINE_CHARACTERS } from '@plainwire/domain/story'
import type { Ranked } from './central-sentences.ts'
import { overlap } from './story-sentence.ts'

/** More of its words than this in the headline: it repeats. */
const REPEATS_HEADLINE = 0.75
const CLAUSE_END = /[,;:–—](?=\s)/g
/** A cut earlier than this says too little. */
const MIN_CUT = 80

/** A sentence shortened to at most `limit` characters: at a clause, else between words, never inside one. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  const room = text.slice(0, limit - 1)
  const clause = Array.from(room.matchAll(CLAUSE_END)).at(-1)?.index ?? 0
  const cut = clause >= MIN_CUT ? clause : room.lastIndexOf(' ')
  return `${room.slice(0, cut).replace(/[\s,;:–—-]+$/, '')}…`
}

/** The most central sentence that doesn't repeat the headline; a whole one that fits is preferred to a better one that must be cut. */
export function subHeadline(
  ranked: readonly Ranked[],
  headlineWords: ReadonlySet<string>,
): { text: string; from: Ranked | undefined } {
  const adds = ranked.filter(
    ({ sentence }) =>
      overlap(headlineWords, sentence.words) < REPEATS_HEADLINE ||
      sentence.words.size > 2 * headlineWords.size,
  )
  const pool = adds.length > 0 ? adds : ranked
  const whole = pool.slice(0, 6).find(({ sentence }) => sentence.text.length <= MAX_SUB_HEADLINE_CHARACTERS)
  const from = whole ?? pool[0]
  return { text: from ? shortened(from.sentence.text, MAX_SUB_HEADLINE_CHARACTERS) : '', from }
}
