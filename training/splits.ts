import { createHash } from 'node:crypto'

/**
 * The parts of labelled data. Every weight, threshold, word list and rule is fitted on the fitted part alone;
 * `npm run quality` gives the figures of the unseen part.
 */
export type DataPart = 'fitted' | 'unseen'

/** The part of a labelled story, document or sentence: the parity of the first hex digit of its key's SHA-256. */
export function partOf(key: string): DataPart {
  const digit = Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, 1), 16)
  return digit % 2 === 1 ? 'unseen' : 'fitted'
}

/** The labelled days of feeds that may be fitted on; all other days are unseen. */
export const FITTED_DAYS: readonly string[] = ['2020-04-28']

/** The part of an item in a set sorted by time, such as the Dutch one: the earlier half is 'fitted'. */
export function timePart(position: number, count: number): DataPart {
  return position < count / 2 ? 'fitted' : 'unseen'
}

/**
 * The part of a translated document, or of an event for the checker, by its position in the file: every other
 * one is 'fitted'.
 */
export function documentPart(position: number): DataPart {
  return position % 2 === 0 ? 'fitted' : 'unseen'
}

/** The part of a line in a large set of labelled headlines: every tenth line is 'unseen'. */
export function linePart(line: number): DataPart {
  return line % 10 === 0 ? 'unseen' : 'fitted'
}

/**
 * The part of a web page or a text with labelled places: the parity of the first byte of the SHA-256 of its
 * name or text. Rules were written by hand on the part 'fitted' only.
 */
export function handRulePart(key: string): DataPart {
  const byte = createHash('sha256').update(key).digest()[0] ?? 0
  return byte % 2 === 0 ? 'fitted' : 'unseen'
}

/** The clustering sets and the part of each story in them. */
export const CLUSTERING_PARTS: Readonly<Record<string, (storyId: string) => DataPart>> = {
  aggregator_2014: partOf,
  allsides_stream: partOf,
  /** The articles of this set are later than all data that is fitted on. */
  allsides_later: () => 'unseen',
  /** The licence of this set (CC BY-NC) permits evaluation only. */
  kite_stories: () => 'unseen',
  neus_triples: partOf,
}
