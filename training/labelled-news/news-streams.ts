import { CLUSTERING_PARTS, type DataSplit } from '../splits.ts'
import { type LabelledItem, parseItemDate, sortByTime } from './labelled-item.ts'

/**
 * Returns the function that decides for each group of a data set whether it may be fitted on. Throws for an
 * unknown set.
 */
function partsOf(set: string): (group: string) => DataSplit {
  const partOf = CLUSTERING_PARTS[set]
  if (!partOf) throw new Error(`training/splits.ts has no clustering set ${set}`)
  return partOf
}

/** A line of the US streams. */
export interface UsLine {
  id: string
  date: string
  source: string
  url: string
  title: string
  text: string
  story_id: string | null
}

/** The first year of the US stream that is labelled. */
const FIRST_LABELLED = '2016'

/**
 * Converts US articles to items, in order of days. Only articles that share a story with another are
 * labelled.
 *
 * @param set allsides_stream or allsides_later
 */
export function convertUsNewsLines(lines: readonly UsLine[], set: string): LabelledItem[] {
  const partOf = partsOf(set)
  const labelled = lines.filter(({ date }) => date >= FIRST_LABELLED)
  const sizes = new Map<string, number>()
  for (const { story_id: story } of labelled) if (story) sizes.set(story, (sizes.get(story) ?? 0) + 1)
  return sortByTime(
    labelled.map(({ id, source: publisher, title, text, date, url, story_id: story }) => {
      const group = story && (sizes.get(story) ?? 0) > 1 ? story : undefined
      const part = group === undefined ? undefined : partOf(group)
      const at = parseItemDate(date)
      return { id, publisher, title, summary: '', text, language: 'en', at, url, group, part }
    }),
  )
}

/** A line of the aggregator's set. */
export interface AggregatorLine {
  id: string
  title: string
  publisher: string
  url: string
  story_id: string
  date: string
}

/**
 * Converts the aggregator's titles to items. The set has three days and 47 running topics with up to 322
 * reports each.
 */
export function convertAggregatorItems(lines: readonly AggregatorLine[]): LabelledItem[] {
  const partOf = partsOf('aggregator_2014')
  return sortByTime(
    lines.map(({ id, title, publisher, url, story_id: group, date }) => {
      const at = parseItemDate(date)
      const part = partOf(group)
      return { id, publisher, title, summary: '', text: '', language: 'en', at, url, group, part }
    }),
  )
}
