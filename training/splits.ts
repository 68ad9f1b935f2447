import { createHash } from 'node:crypto'

/**
 * The parts of labelled data. Every weight, threshold, word list and rule is fitted on the fitted part alone;
 * `npm run quality` gives the figures of the unseen part.
 */
export type DataSplit = 'fitted' | 'unseen'

/**
 * The part that a labelled story, document or sentence belongs to, by the parity of the first hex digit of
 * the SHA-256 of its key.
 */
export function splitByKey(key: string): DataSplit {
  const digit = Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, 1), 16)
  return digit % 2 === 1 ? 'unseen' : 'fitted'
}

/** The labelled days of feeds that may be fitted on; all other days are unseen. */
export const FITTED_DAYS: readonly string[] = ['2020-04-28']

/**
 * The part that an item belongs to in a set sorted by time, such as the Dutch one: the earlier half is
 * 'fitted'.
 */
export function splitByTime(position: number, count: number): DataSplit {
  return position < count / 2 ? 'fitted' : 'unseen'
}

/**
 * The part that a translated document, or an event for the claim checker, belongs to by its position in the
 * file: every other one is 'fitted'.
 */
export function splitByDocument(position: number): DataSplit {
  return position % 2 === 0 ? 'fitted' : 'unseen'
}

/** The part that a line of a large set of labelled headlines belongs to: every tenth line is 'unseen'. */
export function splitByLine(line: number): DataSplit {
  return line % 10 === 0 ? 'unseen' : 'fitted'
}

/**
 * The part that a web page, or a text with labelled places, belongs to, by the parity of the first byte of
 * the SHA-256 of its name or text. Hand-written rules were written on the part 'fitted' only.
 */
export function splitForHandRules(key: string): DataSplit {
  const byte = createHash('sha256').update(key).digest()[0] ?? 0
  return byte % 2 === 0 ? 'fitted' : 'unseen'
}

/** For each data set of clustering, a function from a story's id to the part that it belongs to. */
export const CLUSTERING_PARTS: Readonly<Record<string, (storyId: string) => DataSplit>> = {
  aggregator_2014: splitByKey,
  allsides_stream: splitByKey,
  /** The articles of this set are later than all data that is fitted on. */
  allsides_later: () => 'unseen',
  /** The licence of this set (CC BY-NC) permits evaluation only. */
  kite_stories: () => 'unseen',
  neus_triples: splitByKey,
}
