import { createHash } from 'node:crypto'
import { parseFeed } from '../../packages/pipeline/src/1-gather/parse/parse-feed.ts'
import { FITTED_DAYS, splitByTime } from '../splits.ts'
import { type LabelledItem, parseItemDate, sortByTime } from './labelled-item.ts'

/**
 * Returns a function from an item's id to its group. The labels only list groups of several items; any other
 * item is a group by itself.
 */
function groupsBy(groups: readonly (readonly [story: string, ids: readonly string[]])[]) {
  const known = new Map(groups.flatMap(([story, ids]) => ids.map((id): [string, string] => [id, story])))
  return (id: string) => known.get(id) ?? `alone ${id}`
}

/** A publisher's feed as it was recorded on a day. */
export interface RecordedFeed {
  publisher: string
  bytes: Uint8Array
}

/** The labels of a recorded day: for each story the keys of its items. */
export interface DayLabels {
  groups: readonly { story: string; keys: readonly string[] }[]
}

/** The key of an item in the label files, as described in their README. */
const keyOf = (publisher: string, id: string) =>
  createHash('sha256').update(`${publisher}|${id}`).digest('hex').slice(0, 12)

/** Parses the items of a feed. An item without a date gets the time noon of its day. */
function entriesOf({ publisher, bytes }: RecordedFeed, noon: Date): Omit<LabelledItem, 'group' | 'part'>[] {
  const { entries, format } = parseFeed(bytes, { url: `https://${publisher}.invalid/`, now: noon })
  if (format === 'atom') return [] // video channels: not labelled
  return entries.map(({ id: entryId, title, summary, published, updated, link }) => {
    const [id, at] = [keyOf(publisher, entryId), published ?? updated ?? noon]
    return { id, publisher, title, summary, text: '', language: 'en', at, url: link ?? '' }
  })
}

/**
 * Returns the items of a recorded day in order of time, without duplicates.
 *
 * @param day such as '2020-04-28'
 * @param labels an item in none of their groups is a separate story; without labels no item has a group
 */
export function readRecordedDay(
  day: string,
  feeds: readonly RecordedFeed[],
  labels?: DayLabels,
): LabelledItem[] {
  const items = feeds.flatMap((feed) => entriesOf(feed, parseItemDate(day)))
  const groupOf = labels && groupsBy(labels.groups.map(({ story, keys }) => [story, keys]))
  const part = FITTED_DAYS.includes(day) ? 'fitted' : 'unseen'
  const once = new Map(items.toReversed().map((item) => [item.id, item]))
  return sortByTime(
    items
      .filter((item) => once.get(item.id) === item)
      .map((item) => ({ ...item, group: groupOf?.(item.id), part: groupOf && part })),
  )
}

/** An item of the Dutch set. */
export interface DutchLine {
  id: string
  publisher: string
  title: string
  text: string | null
  published_at: string | null
  url: string | null
}

/** The labels of the Dutch set: for each story the ids of its items. */
export interface DutchLabels {
  groups: readonly { story: string; ids: readonly string[] }[]
}

/**
 * The time used for the two items that have none: when the set was collected, according to its PROVENANCE.md.
 */
const COLLECTED = '2026-09-18T04:17:38Z'

/** Returns the Dutch and Flemish items that were labelled by hand, in order of time. */
export function convertDutchItems(lines: readonly DutchLine[], labels: DutchLabels): LabelledItem[] {
  const groupOf = groupsBy(labels.groups.map(({ story, ids }) => [story, ids]))
  const dated = sortByTime(lines.map((line) => ({ line, at: parseItemDate(line.published_at || COLLECTED) })))
  return dated.map(({ line: { id, publisher, title, text, url }, at }, position) => ({
    id,
    publisher,
    title,
    summary: text ?? '',
    text: '',
    language: 'nl',
    at,
    url: url ?? '',
    group: groupOf(id),
    part: splitByTime(position, dated.length),
  }))
}
