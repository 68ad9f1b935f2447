import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseFeed } from '../../../packages/pipeline/src/1-gather/index.ts'
import { FITTED_DAYS, timePart } from '../../../training/splits.ts'
import { readLines, readText } from '../read-data.ts'
import { inTime, type LabelledSet, momentOf, type StreamArticle } from './labelled-set.ts'

/** Labels name the groups of several items; every other item is alone. */
function withSingles(
  articles: readonly StreamArticle[],
  groups: readonly { story: string; ids: string[] }[],
) {
  const grouped = new Map(groups.flatMap(({ story, ids }) => ids.map((id) => [id, story])))
  return new Map(articles.map(({ id }) => [id, grouped.get(id) ?? `alone ${id}`]))
}

/** The labels' own key of an item: see the labels' README. */
const keyOf = (publisher: string, id: string) =>
  createHash('sha256').update(`${publisher}|${id}`).digest('hex').slice(0, 12)

/** The items of a recorded day. What has no date was seen at noon. */
async function feedItems(folder: string): Promise<StreamArticle[]> {
  const noon = momentOf(basename(folder))
  const items = new Map<string, StreamArticle>()
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.xml'))) {
    const publisher = basename(file, '.xml')
    const bytes = await readFile(join(folder, file))
    const parsed = parseFeed(bytes, { url: `https://${publisher}.invalid/`, now: noon })
    if (parsed.format === 'atom') continue // video channels: not labelled
    for (const { id: entryId, title, summary: text, published, updated, link } of parsed.entries) {
      const id = keyOf(publisher, entryId)
      const publishedAt = published ?? updated ?? noon
      if (!items.has(id))
        items.set(id, { id, title, text, publishedAt, language: 'en', publisher, url: link ?? '' })
    }
  }
  return inTime([...items.values()])
}

/** The items of recorded days by time of publication, each once. */
export async function recordedFeeds(data: string, days: readonly string[]): Promise<StreamArticle[]> {
  const items = await Promise.all(days.map((day) => feedItems(join(data, 'feeds-archive', day))))
  return inTime([...new Map(items.flat().map((item) => [item.id, item])).values()])
}

interface DayLabels {
  groups: { story: string; keys: string[] }[]
}

/** Feed days labelled by hand: titles and summaries of about 15 publishers at one moment. */
export async function feedDays(data: string): Promise<LabelledSet[]> {
  const folder = join(data, 'feeds-archive')
  const names = (await readdir(join(folder, 'labels'))).filter((name) => name.endsWith('.labels.json'))
  return await Promise.all(
    names.toSorted().map(async (name) => {
      const day = basename(name, '.labels.json')
      const labels: DayLabels = JSON.parse(await readText(join(folder, 'labels', name)))
      const articles = await feedItems(join(folder, day))
      return {
        id: 'feed_days',
        name: `feed day ${day}`,
        on: 'feeds-archive/labels, a day that nothing was fitted on',
        articles,
        groupOf: withSingles(
          articles,
          labels.groups.map(({ story, keys }) => ({ story, ids: keys })),
        ),
        isUnseen: () => !FITTED_DAYS.includes(day),
        levels: { story: { f1: 0.955, adjustedRand: 0.5 } },
      }
    }),
  )
}

interface DutchItem {
  id: string
  title: string
  text: string | null
  publisher: string
  published_at: string | null
  url: string | null
}

/** Two items have no time; they were collected with others at this moment (the set's PROVENANCE.md). */
const COLLECTED = '2026-09-18T04:17:38Z'

/** Dutch and Flemish items labelled by hand. */
export async function dutchItems(data: string): Promise<LabelledSet> {
  const folder = join(data, 'dutch')
  const items = await readLines<DutchItem>(join(folder, 'items.jsonl'))
  const labels: { groups: { story: string; ids: string[] }[] } = JSON.parse(
    await readText(join(folder, 'labels.json')),
  )
  const articles = inTime(
    items.map(({ id, title, text, publisher, published_at: date, url }) => ({
      id,
      title,
      text: text ?? '',
      publishedAt: momentOf(date || COLLECTED),
      language: 'nl',
      publisher,
      url: url || `https://dutch.invalid/${id}`,
    })),
  )
  const position = new Map(articles.map(({ id }, at) => [id, at]))
  return {
    id: 'dutch',
    name: 'Dutch items',
    on: 'dutch, the later half',
    articles,
    groupOf: withSingles(articles, labels.groups),
    isUnseen: (id) => timePart(position.get(id) ?? 0, articles.length) === 'unseen',
    levels: { story: { f1: 0.95, adjustedRand: 0.74 }, thread: {} },
  }
}
