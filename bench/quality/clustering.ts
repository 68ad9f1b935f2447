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

function figuresOf(name: string, on: string, found: string[], known: string[]): Figure[] {
  const { bCubed, adjustedRand, pairs } = partitionScores(found, known)
  const figure = (measure: string, value: number) => ({
    measure: `${name}: ${measure}`,
    value: rounded(value),
    items: known.length,
    on,
  })
  return [figure('B-cubed F1', bCubed), figure('adjusted Rand', adjustedRand), figure('pair F1', pairs)]
}

/** The labels' own key of an item: see the labels' README. */
const keyOf = (publisher: string, id: string) =>
  createHash('sha256').update(`${publisher}|${id}`).digest('hex').slice(0, 12)

async function feedItems(folder: string): Promise<Item[]> {
  const parser = feedParser()
  const items: Item[] = []
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.xml'))) {
    const publisher = basename(file, '.xml')
    const bytes = await readFile(join(folder, file))
    const parsed = await parser.parse(bytes, { url: `https://${publisher}.invalid/`, now: new Date() })
    for (const entry of parsed.entries) {
      items.push({
        id: keyOf(publisher, entry.id),
        title: entry.title,
        text: entry.summary,
        published_at: (entry.published ?? entry.updated ?? new Date(0)).toISOString(),
        language: 'en',
        publisher,
        url: entry.link ?? '',
      })
    }
  }
  await parser.close()
  return items
}

interface DayLabels {
  groups: { story: string; keys: string[] }[]
  unsure: string[]
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
    const unsure = new Set(labels.unsure.flat())
    const stories = await storiesOf(items, newsroom)
    const sure = [...new Map(items.map((item) => [item.id, item])).values()].filter(
      ({ id }) => !unsure.has(id),
    )
    const known = sure.map(({ id }) => groupOf.get(id) ?? id)
    return figuresOf(
      day,
      'feeds-archive/labels',
      sure.map(({ id }) => stories.get(id) ?? id),
      known,
    )
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

/** The dated stream of US articles; only the labelled ones count. */
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
  const labelled = lines.flatMap((line) => {
    const story = line.story_id ?? line.story
    return story ? [{ id: line.id, story }] : []
  })
  const found = labelled.map(({ id }) => stories.get(id) ?? id)
  return figuresOf(
    'US stream',
    'clustering, weights tuned on a part of it',
    found,
    labelled.map(({ story }) => story),
  )
}

interface DutchItem extends Item {
  published_at: string
}

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
    published_at: item.published_at || '2021-12-01T00:00:00Z',
  }))
  const stories = await storiesOf(dated, newsroom)
  const found = items.map(({ id }) => stories.get(id) ?? id)
  return figuresOf(
    'Dutch items',
    'dutch',
    found,
    items.map(({ id }) => groupOf.get(id) ?? id),
  )
}
