import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { clusterCommand, feedParser, type NewsroomData } from '@plainwire/pipeline'
import { type Figure, rounded } from './figure.ts'
import { partitionScores } from './partition-scores.ts'
import { collected, readLines, readText, streamOf } from './read-data.ts'

interface Item {
  id: string
  title: string
  text: string
  published_at: string
  language: string
  publisher: string
  url: string
}

/** Puts items through the online clustering in time order and gives the story of each by its id. */
async function storiesOf(items: readonly Item[], data: NewsroomData): Promise<Map<string, string>> {
  const inTime = items.toSorted((a, b) => a.published_at.localeCompare(b.published_at))
  const decided = await collected(clusterCommand(streamOf(inTime), { data, isOnline: false }))
  return new Map(decided.map(({ id, story }) => [id, story]))
}

interface Targets {
  bCubed?: number
  adjustedRand?: number
  pairs?: number
}

function figuresOf(
  name: string,
  on: string,
  { found, known }: { found: string[]; known: string[] },
  targets: Targets = {},
): Figure[] {
  const { bCubed, adjustedRand, pairs } = partitionScores(found, known)
  const figure = (measure: string, value: number, target: number | undefined) => ({
    measure: `${name}: ${measure}`,
    value: rounded(value),
    items: known.length,
    on,
    ...(target !== undefined && { target }),
  })
  return [
    figure('B-cubed F1', bCubed, targets.bCubed),
    figure('adjusted Rand', adjustedRand, targets.adjustedRand),
    figure('pair F1', pairs, targets.pairs),
  ]
}

/** The labels' own key of an item: see the labels' README. */
const keyOf = (publisher: string, id: string) =>
  createHash('sha256').update(`${publisher}|${id}`).digest('hex').slice(0, 12)

/** What has no date was seen at noon. */
async function feedItems(folder: string): Promise<Item[]> {
  const parser = feedParser()
  const noon = new Date(`${basename(folder)}T12:00:00Z`)
  const items: Item[] = []
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.xml'))) {
    const publisher = basename(file, '.xml')
    const bytes = await readFile(join(folder, file))
    const parsed = await parser.parse(bytes, { url: `https://${publisher}.invalid/`, now: noon })
    if (parsed.format === 'atom') continue // video channels: not labelled
    for (const entry of parsed.entries) {
      items.push({
        id: keyOf(publisher, entry.id),
        title: entry.title,
        text: entry.summary,
        published_at: (entry.published ?? entry.updated ?? noon).toISOString(),
        language: 'en',
        publisher,
        url: entry.link ?? '',
      })
    }
  }
  await parser.close()
  return items
}

/** The day that content/weights/train/cluster.ts fits on. */
const FITTED_DAY = '2020-04-28'

interface DayLabels {
  groups: { story: string; keys: string[] }[]
}

/** Real feed days labelled by hand: titles and summaries of about 15 publishers at one moment. */
export async function feedDayFigures(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const folder = join(data, 'feeds-archive')
  const names = (await readdir(join(folder, 'labels'))).filter((name) => name.endsWith('.labels.json'))
  const days = names.map(async (name) => {
    const day = basename(name, '.labels.json')
    const labels: DayLabels = JSON.parse(await readText(join(folder, 'labels', name)))
    const items = await feedItems(join(folder, day))
    const groupOf = new Map(labels.groups.flatMap(({ story, keys }) => keys.map((key) => [key, story])))
    const stories = await storiesOf(items, newsroom)
    const ids = [...new Set(items.map(({ id }) => id))]
    const partition = {
      found: ids.map((id) => stories.get(id) ?? id),
      known: ids.map((id) => groupOf.get(id) ?? id),
    }
    const on = `feeds-archive/labels, ${day === FITTED_DAY ? 'weights fitted on this day' : 'nothing fitted on this day'}`
    return figuresOf(day, on, partition, { bCubed: 0.975, adjustedRand: 0.6 })
  })
  return (await Promise.all(days)).flat()
}

interface StreamLine {
  id: string
  date: string
  source: string
  url: string
  title: string
  text: string
  story_id?: string
  story?: string
}

/** The stream's labels begin here; the first share of it is what the weights are fitted on (content/weights/train/cluster.ts). */
const FIRST_LABELLED = '2016'
const FITTED_SHARE = 0.7

/** The dated stream of US articles; only those count that are labelled as one story with another. */
export async function streamFigures(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const lines = await readLines<StreamLine>(join(data, 'clustering', 'allsides_stream.jsonl.gz'))
  const items = lines.map(({ id, title, text, date, source, url }) => ({
    id,
    title,
    text,
    published_at: `${date.slice(0, 10)}T00:00:00Z`,
    language: 'en',
    publisher: source,
    url,
  }))
  const stories = await storiesOf(items, newsroom)
  const recent = lines.filter(({ date }) => date >= FIRST_LABELLED)
  const unseen = recent.slice(Math.floor(FITTED_SHARE * recent.length))
  const sizes = new Map<string, number>()
  for (const line of lines) {
    const story = line.story_id ?? line.story
    if (story) sizes.set(story, (sizes.get(story) ?? 0) + 1)
  }
  const figures = (name: string, on: string, of: readonly StreamLine[], targets: Targets) => {
    const labelled = of.flatMap((line) => {
      const story = line.story_id ?? line.story ?? ''
      return (sizes.get(story) ?? 0) > 1 ? [{ id: line.id, story }] : []
    })
    const found = labelled.map(({ id }) => stories.get(id) ?? id)
    return figuresOf(name, on, { found, known: labelled.map(({ story }) => story) }, targets)
  }
  const targets = { bCubed: 0.915, adjustedRand: 0.8 }
  return [
    ...figures('US stream', 'clustering, the last 30 %: nothing fitted on it', unseen, targets),
    ...figures('US stream, all', 'clustering, weights fitted on the first 70 %', lines, {}),
  ]
}

interface DutchItem extends Item {
  published_at: string
}

/** Two items have no time; they were collected with others at this moment (the set's PROVENANCE.md). */
const COLLECTED = '2026-09-18T04:17:38Z'

/** Dutch and Flemish items labelled by hand. */
export async function dutchClusterFigures(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const folder = join(data, 'dutch')
  const items = await readLines<DutchItem>(join(folder, 'items.jsonl'))
  const labels: { groups: { story: string; ids: string[] }[] } = JSON.parse(
    await readText(join(folder, 'labels.json')),
  )
  const groupOf = new Map(labels.groups.flatMap(({ story, ids }) => ids.map((id) => [id, story])))
  const dated = items.map((item) => ({
    ...item,
    language: 'nl',
    published_at: item.published_at || COLLECTED,
  }))
  const stories = await storiesOf(dated, newsroom)
  const inTime = dated.toSorted((a, b) => a.published_at.localeCompare(b.published_at))
  const figures = (name: string, on: string, of: readonly Item[], targets: Targets) => {
    const found = of.map(({ id }) => stories.get(id) ?? id)
    return figuresOf(name, on, { found, known: of.map(({ id }) => groupOf.get(id) ?? id) }, targets)
  }
  const later = inTime.slice(inTime.length / 2)
  return [
    ...figures('Dutch items', 'dutch, weights fitted on the earlier half', inTime, { pairs: 0.75 }),
    ...figures('Dutch items, later half', 'dutch, nothing fitted on it', later, { pairs: 0.75 }),
  ]
}
