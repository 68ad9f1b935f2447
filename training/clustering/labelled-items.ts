import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { parseFeed } from '../../packages/pipeline/src/1-gather/parse/parse-feed.ts'
import type { Inputs } from '../room/inputs.ts'
import { CLUSTERING_PARTS, documentPart, FITTED_DAYS, timePart } from '../splits.ts'

/** Which set an item is of, for the weight of that set. */
export type ItemSet = 'aggregator' | 'us' | 'day' | 'dutch' | 'events' | 'translated' | 'sample'

/** An article with the group it belongs to; without one where nobody labelled it, or where its label may not be fitted on. */
export interface Item {
  set: ItemSet
  id: string
  publisher: string
  title: string
  summary: string
  text: string
  language: string
  at: Date
  url: string
  group: string | undefined
}

const NOON = 'T12:00:00Z'
const DAY_MS = 86_400_000

const inTime = (items: Item[]) => items.toSorted((a, b) => a.at.getTime() - b.at.getTime())

interface StreamLine {
  id: string
  source: string
  title: string
  text: string | null
  date: string
  url: string
  story_id: string | null
}

/** The labelled years of the US stream; a story of one article is no label. */
export function streamItems(inputs: Inputs): Item[] {
  const lines = inputs.lines<StreamLine>('us-stream').filter(({ date }) => date >= '2016')
  const sizes = new Map<string, number>()
  for (const { story_id } of lines) if (story_id) sizes.set(story_id, (sizes.get(story_id) ?? 0) + 1)
  return inTime(
    lines.map(({ id, source, title, text, date, url, story_id: story }) => {
      const isLabelled = story && (sizes.get(story) ?? 0) > 1
      const isFitted = isLabelled && CLUSTERING_PARTS.allsides_stream?.(story) === 'fitted'
      const at = new Date(`${date.slice(0, 10)}${NOON}`)
      const group = isFitted ? story : undefined
      return {
        set: 'us',
        id,
        publisher: source,
        title,
        summary: '',
        text: text ?? '',
        language: 'en',
        at,
        url,
        group,
      }
    }),
  )
}

interface AggregatorLine {
  id: string
  title: string
  publisher: string
  url: string
  story_id: string
  date: string
}

/** Titles of running topics with up to 317 reports each. */
export function aggregatorItems(inputs: Inputs): Item[] {
  return inTime(
    inputs
      .lines<AggregatorLine>('aggregator')
      .filter(({ story_id }) => CLUSTERING_PARTS.aggregator_2014?.(story_id) === 'fitted')
      .map(({ id, title, publisher, url, story_id: group, date }) => {
        const at = new Date(date)
        return {
          set: 'aggregator',
          id,
          publisher,
          title,
          summary: '',
          text: '',
          language: 'en',
          at,
          url,
          group,
        }
      }),
  )
}

interface Triple {
  story_id: string
  articles: { title: string; lead: string | null }[]
}

/** Events without a date: spread over 300 days by a hash of their id. */
const EVENT_TENTHS = 3000n

/** Events that three publishers report. */
export function eventItems(inputs: Inputs): Item[] {
  const events = inputs
    .lines<Triple>('expert-headlines')
    .filter(({ story_id }) => CLUSTERING_PARTS.neus_triples?.(story_id) === 'fitted')
  return inTime(
    events.flatMap(({ story_id: group, articles }) => {
      const hash = BigInt(`0x${createHash('sha256').update(group).digest('hex')}`)
      const tenths = Number(hash % EVENT_TENTHS)
      return articles.map(({ title, lead }, position): Item => {
        const at = new Date(((tenths + position) / 10) * DAY_MS)
        const publisher = `publisher-${position}-${tenths % 7}`
        const id = `${group}-${position}`
        return {
          set: 'events',
          id,
          publisher,
          title,
          summary: '',
          text: lead ?? '',
          language: 'en',
          at,
          url: '',
          group,
        }
      })
    }),
  )
}

/** The day that is fitted on, and its feeds by the publishers' names in the labels. */
const [DAY = ''] = FITTED_DAYS
const FEEDS = [
  ...['abscbnnews', 'aljazeeraenglish', 'bbc', 'cnn', 'cnntv', 'dailymail', 'dailytelegraph', 'fox'],
  ...['foxnewstv', 'gmanews', 'latimes', 'nationalgeographic', 'nytimes', 'nzherald', 'onenewsnz'],
  ...['philstar', 'rnz', 'smh', 'straittimes', 'wsj'],
]
export const DAY_INPUTS = ['feed-day-labels', ...FEEDS.map((name) => `feed-day-${name}`)]

/** One hand-labelled day of real feeds; what is in no group is a story of its own. */
export function feedDayItems(inputs: Inputs): Item[] {
  const labels = inputs.json<{ groups: { story: string; keys: string[] }[] }>('feed-day-labels')
  const stories = new Map(labels.groups.flatMap(({ story, keys }) => keys.map((key) => [key, story])))
  const noon = new Date(`${DAY}${NOON}`)
  const items = FEEDS.flatMap((feed) => {
    const publisher = basename(feed)
    const url = `https://${publisher}.invalid/`
    const { entries, format } = parseFeed(inputs.bytes(`feed-day-${feed}`), { url, now: noon })
    if (format === 'atom') return [] // video channels: not labelled
    return entries.map((entry): Item => {
      const id = createHash('sha256').update(`${publisher}|${entry.id}`).digest('hex').slice(0, 12)
      const { title, summary, published, updated, link } = entry
      const at = new Date(Math.min((published ?? updated ?? noon).getTime(), noon.getTime() + DAY_MS))
      const group = stories.get(id) ?? `alone ${id}`
      return {
        set: 'day',
        id,
        publisher,
        title,
        summary,
        text: '',
        language: 'en',
        at,
        url: link ?? '',
        group,
      }
    })
  })
  return inTime([...new Map(items.map((item) => [item.id, item])).values()])
}

interface DutchLine {
  id: string
  publisher: string
  title: string
  text: string | null
  published_at: string | null
  url: string | null
}

/** Two items have no time; they were collected with others at this moment (the set's PROVENANCE.md). */
const COLLECTED = '2026-09-18T04:17:38Z'

/** The earlier half of the Dutch items. */
export function dutchItems(inputs: Inputs): Item[] {
  const labels = inputs.json<{ groups: { story: string; ids: string[] }[] }>('dutch-labels')
  const stories = new Map(labels.groups.flatMap(({ story, ids }) => ids.map((id) => [id, story])))
  const all = inputs.lines<DutchLine>('dutch-items').map((line): Item => {
    const { id, publisher, title, text, published_at: date, url } = line
    const at = new Date(date || COLLECTED)
    const group = stories.get(id) ?? `alone ${id}`
    return {
      set: 'dutch',
      id,
      publisher,
      title,
      summary: text ?? '',
      text: '',
      language: 'nl',
      at,
      url: url ?? '',
      group,
    }
  })
  return inTime(all).filter((_, position) => timePart(position, all.length) === 'fitted')
}

/** Half of the English documents with their Dutch translations: the same document is the same story. */
export function translatedItems(inputs: Inputs): Item[] {
  const lines = inputs.lines<{ doc: string; en: string; nl: string }>('translated-news')
  const documents = [...Map.groupBy(lines, ({ doc }) => doc)]
  const fitted = documents.filter((_, position) => documentPart(position) === 'fitted')
  const at = new Date('2026-01-01T00:00:00Z')
  return (['en', 'nl'] as const).flatMap((language) =>
    fitted.map(([doc, sentences]): Item => {
      const [title = '', ...rest] = sentences.slice(0, 4).map((sentence) => sentence[language])
      const text = rest.join(' ')
      const id = language + doc
      return {
        set: 'translated',
        id,
        publisher: language,
        title,
        summary: '',
        text,
        language,
        at,
        url: '',
        group: doc,
      }
    }),
  )
}

/** The same items by their titles alone. */
export function titlesOf(items: readonly Item[]): Item[] {
  return items.map((item) => ({ ...item, summary: '', text: '' }))
}
