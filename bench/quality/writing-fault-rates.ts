import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type NewsroomData, writeCommand } from '@plainwire/pipeline'
import { partOf } from '../../training/splits.ts'
import { type Figure, rounded } from './figure.ts'
import { collected, streamOf } from './read-data.ts'
import { readEvents, type Written } from './writing.ts'
import { type Fault, faultsOf } from './writing-faults.ts'

interface Line {
  id: string
  title: string
  text: string
  published_at?: string
  language: string
  publisher: string
}

/** A conflict row of the table, as `write` gives it. */
interface Row {
  agreement: string
  values: { value: number | string }[]
}
type Answer = Written & { facts: Row[]; conflicts: { part: string }[] }

const MOST_EVENTS = 400
const LIMITS: Record<Fault, number> = {
  dangling: 3,
  retelling: 3,
  comment: 2,
  tease: 2,
  label: 1,
  quotation: 1,
}

/** Events of the US stream with full texts, by story, two reports or more. */
async function fullTexts(data: string): Promise<Line[][]> {
  const file = await readFile(join(data, 'clustering', 'allsides_later.jsonl.gz'))
  const rows = gunzipSync(file).toString().trim().split('\n')
  const stories = new Map<string, Line[]>()
  for (const row of rows) {
    const { id, title, text, date, source, story_id } = JSON.parse(row)
    if (!story_id) continue
    const line = { id, title, text, published_at: `${date}T12:00:00Z`, language: 'en', publisher: source }
    stories.set(story_id, [...(stories.get(story_id) ?? []), line])
  }
  return [...stories.values()].filter(({ length }) => length > 1).slice(0, MOST_EVENTS)
}

async function leadsOnly(data: string): Promise<Line[][]> {
  const events = (await readEvents(data)).filter(({ story_id }) => partOf(story_id) === 'unseen')
  return events.slice(0, MOST_EVENTS).map(({ articles }) =>
    articles.map(({ title, lead }, index) => ({
      id: String(index),
      title,
      text: lead,
      language: 'en',
      publisher: `publisher ${index}`,
    })),
  )
}

const numbersIn = (text: string) =>
  Array.from(text.matchAll(/\d+(?:[.,]\d{3})*/g), ([number]) => Number(number.replaceAll(/[.,]/g, '')))

/** Whether a text gives two values of a row that reports differ on without saying so. */
function contradictsItself({ facts, headline, sub_headline, description }: Answer): boolean {
  const numbers = new Set(numbersIn(`${headline} ${sub_headline} ${description}`))
  const isSaid = /\breports? says?\b|volgens \p{L}+ bericht/u.test(
    `${headline} ${sub_headline} ${description}`,
  )
  return facts.some(
    ({ agreement, values }) =>
      agreement === 'conflict' &&
      !isSaid &&
      values.filter(({ value }) => numbers.has(Number(value))).length > 1,
  )
}

async function ratesOn(stories: readonly Line[][], on: string, newsroom: NewsroomData): Promise<Figure[]> {
  const lines = stories.map((articles) => ({ articles }))
  const written = (await collected(writeCommand(streamOf(lines), { data: newsroom }))) as Answer[]
  const found = written.map((text, index) => {
    const sources = (stories[index] ?? []).map((line) => `${line.title}\n${line.text}`)
    return faultsOf({ ...text, sources })
  })
  const rate = (count: number) => rounded((100 * count) / Math.max(1, written.length))
  const figure = (measure: string, count: number, target: number): Figure => ({
    measure: `${measure}; ${on}`,
    value: rate(count),
    items: written.length,
    on: 'found by simple rules that the writer doesn’t use',
    target,
    lowerIsBetter: true,
  })
  const faults = Object.keys(LIMITS) as Fault[]
  return [
    ...faults.map((fault) =>
      figure(
        `% of texts with a fault: ${fault}`,
        found.filter((one) => one.has(fault)).length,
        LIMITS[fault],
      ),
    ),
    figure('% of texts that contradict themselves', written.filter(contradictsItself).length, 0),
  ]
}

/** How many of our texts have a fault that a program can see, by kind. */
export async function writingFaultFigures(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  return [
    ...(await ratesOn(await leadsOnly(data), 'first sentences alone', newsroom)),
    ...(await ratesOn(await fullTexts(data), 'whole texts', newsroom)),
  ]
}
