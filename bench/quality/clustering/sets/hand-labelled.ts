import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  type DayLabels,
  type DutchLabels,
  type DutchLine,
  convertDutchItems as dutchNews,
  type RecordedFeed,
  readRecordedDay,
} from '../../../../training/labelled-news/hand-labelled.ts'
import { sortByTime } from '../../../../training/labelled-news/labelled-item.ts'
import { readLines, readText } from '../../read-data.ts'
import { type LabelledSet, makeLabelledSet, type StreamArticle, toStreamArticle } from './labelled-set.ts'

async function readFeeds(folder: string): Promise<RecordedFeed[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.xml')).sort()
  return await Promise.all(
    files.map(async (file) => ({
      publisher: basename(file, '.xml'),
      bytes: await readFile(join(folder, file)),
    })),
  )
}

/** Returns the items of recorded days by time of publication, without duplicates. */
export async function readRecordedFeeds(data: string, days: readonly string[]): Promise<StreamArticle[]> {
  const items = await Promise.all(
    days.map(async (day) => readRecordedDay(day, await readFeeds(join(data, 'feeds-archive', day)))),
  )
  return sortByTime([...new Map(items.flat().map((item) => [item.id, toStreamArticle(item)])).values()])
}

/**
 * Reads days of feeds labelled by hand: titles and summaries of about 15 publishers at one time of the day.
 */
export async function readLabelledFeedDays(data: string): Promise<LabelledSet[]> {
  const folder = join(data, 'feeds-archive')
  const names = (await readdir(join(folder, 'labels'))).filter((name) => name.endsWith('.labels.json'))
  return await Promise.all(
    names.toSorted().map(async (name) => {
      const day = basename(name, '.labels.json')
      const labels: DayLabels = JSON.parse(await readText(join(folder, 'labels', name)))
      return makeLabelledSet(readRecordedDay(day, await readFeeds(join(folder, day)), labels), {
        id: 'feed_days',
        name: `feed day ${day}`,
        on: 'feeds-archive/labels, a day that nothing was fitted on',
        levels: { story: { f1: 0.955, adjustedRand: 0.5 } },
      })
    }),
  )
}

/** Returns Dutch and Flemish items labelled by hand. */
export async function readDutchItems(data: string): Promise<LabelledSet> {
  const folder = join(data, 'dutch')
  const lines = await readLines<DutchLine>(join(folder, 'items.jsonl'))
  const labels: DutchLabels = JSON.parse(await readText(join(folder, 'labels.json')))
  return makeLabelledSet(dutchNews(lines, labels), {
    id: 'dutch',
    name: 'Dutch items',
    on: 'dutch, the later half',
    levels: { story: { f1: 0.95, adjustedRand: 0.74 }, thread: {} },
  })
}
