import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractCommand, type NewsroomData, writeCommand } from '@plainwire/pipeline'
import { parseFeed } from '../../packages/pipeline/src/1-gather/index.ts'
import { partOf } from '../../training/splits.ts'
import { recordedDays } from '../coverage/recorded-days.ts'
import { type Figure, rounded } from './figure.ts'
import { collected, readLines, readText, streamOf } from './read-data.ts'
import { readEvents } from './writing.ts'
import { type Fault, faultsOf } from './written-faults.ts'

/** An article of an event, as `write` reads it. */
interface FaultArticle {
  id: string
  title: string
  text: string
  language: string
  publisher: string
}

type FaultEvent = readonly FaultArticle[]

interface Answer {
  sub_headline: string
  sentences: { text: string; evidence: { article: string; field: string; start: number; end: number }[] }[]
}

const NOW = new Date('2026-11-20T00:00:00Z')
const ROWS: readonly [Fault, string, number][] = [
  ['quotation', 'a quotation as our own statement', 0],
  ['caption', 'a caption', 0.5],
  ['boilerplate', 'boilerplate', 0.5],
]

/** Events of which experts wrote: three publishers' titles and first sentences; those that nothing was fitted on. */
async function headlineEvents(data: string): Promise<FaultEvent[]> {
  const events = (await readEvents(data)).filter(({ story_id }) => partOf(story_id) === 'unseen')
  return events.map(({ articles }) =>
    articles.map(({ title, lead }, at) => {
      return { id: String(at), title, text: lead, language: 'en', publisher: `publisher ${at}` }
    }),
  )
}

/** Each entry of the recorded days by itself. */
async function dayEvents(data: string): Promise<FaultEvent[]> {
  const events: FaultEvent[] = []
  for (const folder of await recordedDays(data)) {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.xml')).sort()) {
      const feed = { url: `https://${file}.example/`, now: NOW }
      const { entries } = parseFeed(await readFile(join(folder, file)), feed)
      for (const { title, summary, content } of entries)
        events.push([{ id: 'a', title, text: content || summary, language: 'en', publisher: file }])
    }
  }
  return events
}

/** Each article page by itself, as our own extraction reads it. */
async function pageEvents(data: string): Promise<FaultEvent[]> {
  const folder = join(data, 'article-extraction')
  const truth: Record<string, { url: string }> = JSON.parse(await readText(join(folder, 'ground-truth.json')))
  const pages = await Promise.all(
    Object.entries(truth).map(async ([file, { url }]) => {
      return { file, url, html: gunzipSync(await readFile(join(folder, 'html', `${file}.html.gz`))) }
    }),
  )
  const read = (await collected(extractCommand(streamOf(pages)))) as { title: string | null; text: string }[]
  return read.map(({ title, text }, at) => {
    return [{ id: 'a', title: title ?? '', text, language: 'en', publisher: `site ${at}` }]
  })
}

/** Each Dutch item by itself. */
async function dutchEvents(data: string): Promise<FaultEvent[]> {
  const items = await readLines<{ publisher: string; title: string; text: string | null }>(
    join(data, 'dutch', 'items.jsonl'),
  )
  return items.map(({ publisher, title, text }) => [
    { id: 'a', title, text: text ?? '', language: 'nl', publisher },
  ])
}

function faultsIn(event: FaultEvent, { sentences, sub_headline: subHeadline }: Answer): Set<Fault> {
  const texts = new Map(event.map(({ id, text }) => [id, text]))
  const placed = sentences.flatMap(({ text, evidence }) => {
    const [first] = evidence
    const source = first?.field === 'text' ? texts.get(first.article) : undefined
    return first && source !== undefined ? [{ text, source, start: first.start, end: first.end }] : []
  })
  return faultsOf({ sentences: placed, subHeadline })
}

/** What is no news of ours in the texts that we write: % of texts, each kind a row. Found by marks and words, apart from the reader's way. */
export async function faultFigures(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const sets: [string, FaultEvent[]][] = [
    ['headline, the part that no weight was fitted on', await headlineEvents(data)],
    ['feeds-archive, ten recorded days, each entry alone', await dayEvents(data)],
    ['article-extraction, each page alone', await pageEvents(data)],
    ['dutch, each item alone', await dutchEvents(data)],
  ]
  const figures: Figure[] = []
  for (const [on, events] of sets) {
    const lines = events.map((articles) => ({ articles }))
    const answers = (await collected(writeCommand(streamOf(lines), { data: newsroom }))) as Answer[]
    const faults = answers.map((answer, at) => faultsIn(events[at] ?? [], answer))
    const [set] = on.split(',')
    for (const [fault, name, target] of ROWS) {
      const value = (100 * faults.filter((found) => found.has(fault)).length) / Math.max(1, faults.length)
      const measure = `${set}: % of texts with ${name}`
      figures.push({ measure, value: rounded(value), items: faults.length, on, target, lowerIsBetter: true })
    }
  }
  return figures
}
