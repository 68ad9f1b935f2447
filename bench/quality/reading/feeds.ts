import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { parseFeed } from '../../../packages/pipeline/src/1-gather/index.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { FEED_DAMAGES } from './feed-damage.ts'

const NOW = new Date('2026-11-20T00:00:00Z')
const FEED_FILE = /\.(?:xml|rss|atom|rdf)$/
/** The number of recorded feeds that are damaged, spread evenly over all. */
const FEEDS = 120
/**
 * The minimum number of items of a measured feed; with fewer, too little of the loss by damage can be seen.
 */
const MIN_ITEMS = 3

/** Returns the number of entries in a document, or undefined if the parser rejects it. */
function entriesOf(bytes: Buffer): number | undefined {
  try {
    return parseFeed(bytes, { url: 'https://feed.example/', now: NOW }).entries.length
  } catch {
    // Rejected feeds are counted, because their number is one of the figures.
    return undefined
  }
}

async function feedFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => FEED_FILE.test(name))
    .sort()
    .map((name) => join(folder, name))
}

/** Returns undamaged feeds with enough items, spread evenly over all sources. */
async function wholeFeeds(data: string): Promise<{ bytes: Buffer; items: number }[]> {
  const files = [
    ...(await feedFiles(join(data, 'feed-fixtures'))),
    ...(await feedFiles(join(data, 'feeds-archive'))),
  ]
  const step = Math.max(1, Math.floor(files.length / (3 * FEEDS)))
  const feeds: { bytes: Buffer; items: number }[] = []
  for (const [index, file] of files.entries()) {
    if (index % step !== 0 || feeds.length === FEEDS) continue
    const bytes = await readFile(file)
    const items = entriesOf(bytes) ?? 0
    if (items >= MIN_ITEMS) feeds.push({ bytes, items })
  }
  return feeds
}

async function damageFigures(data: string): Promise<Figure[]> {
  const feeds = await wholeFeeds(data)
  const readShares: number[] = []
  let refused = 0
  for (const damage of Object.values(FEED_DAMAGES)) {
    for (const { bytes, items } of feeds) {
      const left = entriesOf(damage(bytes))
      if (left === undefined) refused += 1
      readShares.push(Math.min(items, left ?? 0) / items)
    }
  }
  const on = `${feeds.length} captured feeds, each with ${Object.keys(FEED_DAMAGES).length} kinds of damage; nothing tuned on them`
  const mean = readShares.reduce((sum, share) => sum + share, 0) / readShares.length
  return [
    {
      measure: 'items kept in damaged feeds',
      value: roundToThree(mean),
      items: readShares.length,
      on,
      target: 0.978,
    },
    {
      measure: 'damaged feeds refused',
      value: refused,
      items: readShares.length,
      on,
      target: 0,
      lowerIsBetter: true,
    },
  ]
}

const Named = z.object({ name: z.string().optional(), term: z.string().optional() })
const Item = z.looseObject({
  title: z.string().optional(),
  link: z.string().optional(),
  links: z.array(z.object({ href: z.string(), rel: z.string().optional() })).optional(),
  description: z.string().optional(),
  summary: z.string().optional(),
  pubDate: z.string().optional(),
  published: z.string().optional(),
  categories: z.array(Named).optional(),
})
const Reference = z.object({ items: z.array(Item).optional(), entries: z.array(Item).optional() })

/** Normalises a text for comparison: without tags, entities and punctuation. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#?\w+);/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Entry = ReturnType<typeof parseFeed>['entries'][number]

/** Compares an entry with its reference. Returns a result for each field that the reference has. */
function agreements(item: z.infer<typeof Item>, entry: Entry | undefined): boolean[] {
  const link = item.link ?? item.links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href
  const date = item.pubDate ?? item.published
  const summary = item.description ?? item.summary
  const address = (url: string) => new URL(url, 'https://feed.example/').pathname
  const checks: (boolean | undefined)[] = [
    item.title === undefined ? undefined : plain(entry?.title ?? '') === plain(item.title),
    link === undefined ? undefined : entry?.link !== undefined && address(entry.link) === address(link),
    date === undefined ? undefined : entry?.published?.getTime() === new Date(date).getTime(),
    summary === undefined ? undefined : plain(entry?.summary ?? '') === plain(summary),
    ...(item.categories ?? []).map(
      ({ name, term }) => entry?.categories.includes(name ?? term ?? '') ?? false,
    ),
  ]
  return checks.filter((check) => check !== undefined)
}

/** Measures how many fields of another parser's reference feeds we read as that project expects. */
async function referenceFigure(data: string): Promise<Figure> {
  const folder = join(data, 'feed-fixtures', 'feedsmith-references', 'feeds')
  const checks: boolean[] = []
  for (const file of await feedFiles(folder)) {
    const expected = join(file, '..', `${basename(file, '.xml')}.json`)
    const reference = Reference.parse(JSON.parse(await readFile(expected, 'utf8')))
    const { entries } = parseFeed(await readFile(file), { url: 'https://feed.example/', now: NOW })
    const items = reference.items ?? reference.entries ?? []
    checks.push(...items.flatMap((item, index) => agreements(item, entries[index])))
  }
  return {
    measure: 'reference feeds of another parser, lenient',
    value: roundToThree(checks.filter(Boolean).length / checks.length),
    items: checks.length,
    on: 'fields of the items of feedsmith’s reference feeds: title, link, date, summary, categories',
    target: 0.96,
  }
}

/**
 * Measures how well feeds are parsed: another project's reference feeds, and recorded feeds that were
 * damaged.
 */
export async function measureFeeds(data: string): Promise<Figure[]> {
  return [await referenceFigure(data), ...(await damageFigures(data))]
}
