import { createHash } from 'node:crypto'

/**
 * Which labels may be fitted on. Every weight, threshold, word list and rule is fitted on the fitted part alone;
 * `npm run quality` gives the figures of the unseen part.
 */
export type DataPart = 'fitted' | 'unseen'

/** The part of a labelled story, document or sentence: the parity of the first hex digit of its key's SHA-256. */
export function partOf(key: string): DataPart {
  const digit = Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, 1), 16)
  return digit % 2 === 1 ? 'unseen' : 'fitted'
}

/** Labelled days of feeds that are fitted on; the other days are unseen. */
export const FITTED_DAYS: readonly string[] = ['2020-04-28']

/** Items in order of time, labelled over all of it, such as the Dutch ones: the earlier half is fitted on. */
export function timePart(position: number, count: number): DataPart {
  return position < count / 2 ? 'fitted' : 'unseen'
}

/** Translated documents, and events for the checker, in the order of the file: every other one is fitted on. */
export function documentPart(position: number): DataPart {
  return position % 2 === 0 ? 'fitted' : 'unseen'
}

/** Large sets of labelled headlines, in the order of the file: every tenth line is kept from training. */
export function linePart(line: number): DataPart {
  return line % 10 === 0 ? 'unseen' : 'fitted'
}

/**
 * Web pages and texts with labelled places, by their name or text: the parity of the first byte of the SHA-256.
 * Nothing is fitted on them; their rules were set by hand on this half, and the other half was never looked at.
 */
export function handRulePart(key: string): DataPart {
  const byte = createHash('sha256').update(key).digest()[0] ?? 0
  return byte % 2 === 0 ? 'fitted' : 'unseen'
}

/** The clustering sets and the part of each story in them. */
export const CLUSTERING_PARTS: Readonly<Record<string, (storyId: string) => DataPart>> = {
  aggregator_2014: partOf,
  allsides_stream: partOf,
  /** Later than anything that is fitted on. */
  allsides_later: () => 'unseen',
  /** Its licence (CC BY-NC) allows evaluation only. */
  kite_stories: () => 'unseen',
  neus_triples: partOf,
}
