import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseFeed } from '../../packages/pipeline/src/1-gather/index.ts'

/** An article with the story it belongs to; without one where nobody labelled it. */
export interface Item {
  id: string
  publisher: string
  title: string
  summary: string
  text: string
  language: string
  at: Date
  url: string
  story: string | undefined
}

const read = (...path: string[]) => {
  const bytes = readFileSync(join(process.env.PLAINWIRE_DATA ?? '', ...path))
  return (path.at(-1)?.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

interface StreamLine {
  id: string
  source: string
  title: string
  text: string
  date: string
  url: string
  story_id: string | null
}

/** The labelled years of the US stream; a story of one article is no label. The part behind `share` is kept for checking. */
export function streamItems(share: number): Item[] {
  const all: StreamLine[] = lines(read('clustering/allsides_stream.jsonl.gz')).filter(
    (line: StreamLine) => line.date >= '2016',
  )
  const sizes = new Map<string, number>()
  for (const { story_id } of all) if (story_id) sizes.set(story_id, (sizes.get(story_id) ?? 0) + 1)
  return all
    .slice(0, Math.floor(share * all.length))
    .map(({ id, source, title, text, date, url, story_id }) => {
      const story = story_id && (sizes.get(story_id) ?? 0) > 1 ? story_id : undefined
      return {
        id,
        publisher: source,
        title,
        summary: '',
        text,
        language: 'en',
        at: new Date(date),
        url,
        story,
      }
    })
}

/** One hand-labelled day of real feeds; what stands in no group is a story of its own. */
export function feedDayItems(day: string): Item[] {
  const labels: { groups: { story: string; keys: string[] }[] } = JSON.parse(
    read(`feeds-archive/labels/${day}.labels.json`),
  )
  const stories = new Map(
    labels.groups.flatMap(({ story, keys }) => keys.map((key) => [key, story] as const)),
  )
  const folder = join(process.env.PLAINWIRE_DATA ?? '', 'feeds-archive', day)
  const noon = new Date(`${day}T12:00:00Z`)
  const items = readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => {
      const publisher = basename(name, '.xml')
      const { entries, format } = parseFeed(readFileSync(join(folder, name)), {
        url: `https://${publisher}.invalid/`,
        now: noon,
      })
      if (format === 'atom') return [] // video channels: not labelled
      return entries.map((entry): Item => {
        const id = createHash('sha256').update(`${publisher}|${entry.id}`).digest('hex').slice(0, 12)
        const at = entry.published ?? entry.updated ?? noon
        return {
          id,
          publisher,
          title: entry.title,
          summary: entry.summary,
          text: '',
          language: 'en',
          at,
          url: entry.link ?? '',
          story: stories.get(id) ?? id,
        }
      })
    })
  return [...new Map(items.map((item) => [item.id, item])).values()].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
}

interface DutchLine {
  id: string
  publisher: string
  title: string
  text: string
  published_at: string | null
  url: string
}

export function dutchItems(): Item[] {
  const labels: { groups: { story: string; ids: string[] }[] } = JSON.parse(read('dutch/labels.json'))
  const stories = new Map(labels.groups.flatMap(({ story, ids }) => ids.map((id) => [id, story] as const)))
  const all: DutchLine[] = lines(read('dutch/items.jsonl'))
  return all
    .map(({ id, publisher, title, text, published_at, url }): Item => {
      const at = new Date(published_at || '2026-09-18T04:00:00Z')
      return {
        id,
        publisher,
        title,
        summary: text,
        text: '',
        language: 'nl',
        at,
        url,
        story: stories.get(id) ?? id,
      }
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Every other English document and its Dutch translation: the same document is the same story. The rest is for checking. */
export function translatedItems(): Item[] {
  const documents = Map.groupBy<string, { doc: string; en: string; nl: string }>(
    lines(read('translation/ntrex.jsonl')),
    ({ doc }) => doc,
  )
  const fitted = [...documents].filter((_, at) => at % 2 === 0)
  const at = new Date('2026-01-01T00:00:00Z')
  return (['en', 'nl'] as const).flatMap((language) =>
    fitted.map(([doc, sentences]): Item => {
      const [title = '', ...text] = sentences.slice(0, 4).map((sentence) => sentence[language])
      return {
        id: language + doc,
        publisher: language,
        title,
        summary: '',
        text: text.join(' '),
        language,
        at,
        url: '',
        story: doc,
      }
    }),
  )
}
