import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type NewsroomData, runWriteCommand } from '@plainwire/pipeline'
import { type DataSplit, splitByKey } from '../../../training/splits.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { collect, createStream, readLines } from '../read-data.ts'
import {
  CONFLICT_KINDS,
  FACT_KINDS,
  makePlantedFact,
  type PlantedFact,
  type PlantedFactKind,
} from './plant-facts.ts'
import { readEvents } from './writing.ts'

type Language = 'en' | 'nl'

/** Two reports of one event. Facts are planted into both. */
interface Pair {
  language: Language
  texts: [Report, Report]
}

interface Report {
  title: string
  text: string
}

interface ValueSource {
  article: string
  field: string
  start: number
}

interface Row {
  kind: string
  agreement: 'several' | 'single' | 'conflict'
  values: { value: number | string; givers: ValueSource[] }[]
}

/** Events per language. Every kind of fact is planted into each. */
const EVENTS = 60
/** The difference between the two numbers that are planted as a conflict. */
const CONFLICT_DISTANCE = 3
const WRITTEN_AT = '2026-11-20T10:00:00Z'

/**
 * Returns true if two texts share at most 40 % of their words. Copies of one text count as one report,
 * whatever is planted into them, so pairs of copies are left out.
 */
function isIndependent(first: Report, second: Report): boolean {
  const [mine, theirs] = [first, second].map(
    ({ text }) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
  )
  const shared = [...(mine ?? [])].filter((word) => theirs?.has(word)).length
  return shared <= 0.4 * Math.min(mine?.size ?? 0, theirs?.size ?? 0)
}

async function englishPairs(data: string, part: DataSplit): Promise<Pair[]> {
  const events = (await readEvents(data)).filter((event) => splitByKey(event.story_id) === part)
  return events.slice(0, EVENTS).flatMap(({ articles: [one, two] }): Pair[] => {
    if (!one || !two || !isIndependent({ title: '', text: one.lead }, { title: '', text: two.lead }))
      return []
    const report = ({ title, lead }: { title: string; lead: string }) => ({ title, text: lead })
    return [{ language: 'en', texts: [report(one), report(two)] }]
  })
}

async function dutchPairs(data: string, part: DataSplit): Promise<Pair[]> {
  const items = await readLines<{ id: string; title: string; text: string }>(
    join(data, 'dutch', 'items.jsonl'),
  )
  const labels: { groups: { story: string; ids: string[] }[] } = JSON.parse(
    await readFile(join(data, 'dutch', 'labels.json'), 'utf8'),
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  return labels.groups
    .filter(({ story }) => splitByKey(story) === part)
    .flatMap(({ ids }): Pair[] => {
      const [one, ...others] = ids.flatMap((id) => byId.get(id) ?? [])
      const two = one && others.find((other) => isIndependent(one, other))
      return one && two ? [{ language: 'nl', texts: [one, two] }] : []
    })
}

/**
 * Inserts a sentence as a paragraph after the first sentence of a report. `at` is its position in the text.
 */
function withSentence({ title, text }: Report, sentence: string): Report & { at: number } {
  const end = text.search(/(?<=[.!?]["”]?)\s/)
  const top = end < 0 ? text : text.slice(0, end)
  return { title, text: `${top}\n\n${sentence}\n\n${text.slice(top.length)}`, at: top.length + 2 }
}

interface Trial {
  facts: [PlantedFact, PlantedFact]
  pair: Pair
  sentences: [string, string]
}

/**
 * Returns, for each pair of reports, one fact in two wordings, or two contradicting facts of the same kind.
 *
 * @param distance between the numbers of the two facts; 0 plants the same fact twice
 */
function trials(pairs: readonly Pair[], kind: PlantedFactKind, distance: number): Trial[] {
  return pairs.map((pair, at): Trial => {
    const one = makePlantedFact(kind, at, pair.language)
    const two = makePlantedFact(kind, at + distance, pair.language)
    const wording = at % 3
    return {
      facts: [one, two],
      pair,
      sentences: [one.wordings[wording] ?? '', two.wordings[(wording + 1) % 3] ?? ''],
    }
  })
}

const line = (id: string, language: string, { title, text }: Report) => ({
  id,
  title,
  text,
  language,
  publisher: `publisher ${id}`,
  published_at: WRITTEN_AT,
})

async function tablesOf(lines: readonly object[], data: NewsroomData): Promise<Row[][]> {
  const written = (await collect(runWriteCommand(createStream(lines), { data }))) as { facts?: Row[] }[]
  return written.map(({ facts = [] }) => facts)
}

interface Outcome {
  trial: Trial
  rows: Row[]
  /** True if the value was read from the planted sentence of its report. */
  isPlanted: (source: ValueSource) => boolean
}

async function outcomes(all: readonly Trial[], data: NewsroomData): Promise<Outcome[]> {
  const made = all.map(({ pair, sentences }) =>
    pair.texts.map((report, index) => withSentence(report, sentences[index] ?? '')),
  )
  const lines = made.map((reports, at) => ({
    articles: reports.map((report, index) => line(String(index), all[at]?.pair.language ?? 'en', report)),
  }))
  const tables = await tablesOf(lines, data)
  return all.map((trial, at) => ({
    trial,
    rows: tables[at] ?? [],
    isPlanted: ({ article, field, start }) => {
      const from = made[at]?.[Number(article)]?.at ?? 0
      return (
        field === 'text' && start >= from && start < from + (trial.sentences[Number(article)]?.length ?? 0)
      )
    },
  }))
}

/** Returns true if the table lists the planted fact as stated by both reports. */
function isAgreed({ trial, rows, isPlanted }: Outcome): boolean {
  const [{ tableKind, value }] = trial.facts
  return rows.some(
    ({ kind, agreement, values }) =>
      kind === tableKind &&
      agreement === 'several' &&
      values.some((one) => one.value === value && one.givers.filter(isPlanted).length === 2),
  )
}

/** Returns true if the table lists the two planted numbers as a conflict. */
function isSetApart({ trial, rows }: Outcome): boolean {
  const wanted = trial.facts.map(({ value }) => value)
  return rows.some(
    ({ agreement, values }) =>
      agreement === 'conflict' && wanted.every((value) => values.some((one) => one.value === value)),
  )
}

/** Returns, for each fact read from a planted sentence, whether it is the planted one. */
function readings({ trial, rows, isPlanted }: Outcome): boolean[] {
  return rows.flatMap(({ kind, values }) =>
    values.flatMap(({ value, givers }) =>
      givers.filter(isPlanted).map(({ article }) => {
        const fact = trial.facts[Number(article)]
        return fact?.tableKind === kind && fact.value === value
      }),
    ),
  )
}

/**
 * Counts the conflicts between the first report of an event and the second report of another event. Every one
 * is false.
 */
async function falseConflicts(pairs: readonly Pair[], data: NewsroomData): Promise<number> {
  const strangers = pairs.map(({ language, texts: [one] }, at) => ({
    articles: [
      line('0', language, one),
      line('1', language, (pairs[(at + 1) % pairs.length] ?? pairs[0])?.texts[1] ?? one),
    ],
  }))
  const tables = await tablesOf(strangers, data)
  return tables.flat().filter(({ agreement }) => agreement === 'conflict').length
}

const share = (found: readonly boolean[]) =>
  roundToThree(found.filter(Boolean).length / Math.max(1, found.length))

async function figuresOf(
  name: string,
  on: string,
  pairs: readonly Pair[],
  data: NewsroomData,
): Promise<Figure[]> {
  const agreed = await outcomes(
    FACT_KINDS.flatMap((kind) => trials(pairs, kind, 0)),
    data,
  )
  const apart = await outcomes(
    CONFLICT_KINDS.flatMap((kind) => trials(pairs, kind, CONFLICT_DISTANCE)),
    data,
  )
  const read = agreed.flatMap(readings)
  const set = apart.map(isSetApart)
  const alarms =
    agreed.filter(({ rows, isPlanted }) =>
      rows.some(
        ({ agreement, values }) =>
          agreement === 'conflict' && values.some((one) => one.givers.some(isPlanted)),
      ),
    ).length + (await falseConflicts(pairs, data))
  const right = set.filter(Boolean).length
  const figure = (measure: string, value: number, items: number, target?: number): Figure => ({
    measure: `${name}: ${measure}`,
    value,
    items,
    on,
    ...(target !== undefined && { target }),
  })
  return [
    figure('facts that two reports give, found', share(agreed.map(isAgreed)), agreed.length, 0.9),
    ...FACT_KINDS.map((kind) => {
      const mine = agreed.filter(({ trial }) => trial.facts[0].kind === kind)
      return figure(`found: ${kind}`, share(mine.map(isAgreed)), mine.length)
    }),
    figure('what is read in planted sentences is right', share(read), read.length, 0.95),
    figure('conflicts found', share(set), set.length),
    ...CONFLICT_KINDS.map((kind) => {
      const mine = set.filter((_, index) => apart[index]?.trial.facts[0].kind === kind)
      // Casualties are always compared. Other numbers are compared only if their sentences have enough words
      // in common, which differently worded sentences seldom have.
      const target = kind === 'injured' ? 0.8 : undefined
      return figure(`conflicts found: ${kind}`, share(mine), mine.length, target)
    }),
    figure(
      'conflicts that are real',
      roundToThree(right / Math.max(1, right + alarms)),
      right + alarms,
      0.95,
    ),
  ]
}

/**
 * Measures the agreement table, which lists the facts that reports agree or differ on. Invented facts are
 * planted into two real reports of an event in different wordings, with the same number or different ones.
 * Reports of different events are compared to count false conflicts.
 *
 * @param part 'fitted' for the part that rules may be developed on
 */
export async function measureFacts(
  data: string,
  newsroom: NewsroomData,
  part: DataSplit = 'unseen',
): Promise<Figure[]> {
  const half = part === 'fitted' ? 'the development half' : 'the half not used in development'
  return [
    ...(await figuresOf(
      'English',
      `headline, ${half}, sentences planted`,
      await englishPairs(data, part),
      newsroom,
    )),
    ...(await figuresOf(
      'Dutch',
      `dutch, ${half} of the labelled stories, sentences planted`,
      await dutchPairs(data, part),
      newsroom,
    )),
  ]
}
