import { join } from 'node:path'
import { type NewsroomData, runJudgeCommand, runWriteCommand } from '@plainwire/pipeline'
import { splitByKey } from '../../../training/splits.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { collect, createStream, readLines } from '../read-data.ts'
import { type LabelledHeadline, trainClickbaitScale } from './clickbait-scale.ts'
import { computeRouge } from './rouge.ts'

/** An event of the set: the reports of three publishers, and a title and summary by an expert. */
export interface EventWithNeutralTexts {
  story_id: string
  neutral_title: string
  neutral_summary: string
  articles: { title: string; lead: string }[]
}

/** The measured fields of the output of the command `write`. */
interface WritingResponse {
  headline: string
  sub_headline: string
  description: string
  sentences: { text: string }[]
}

export const readEvents = (data: string) =>
  readLines<EventWithNeutralTexts>(join(data, 'headline', 'neus_triples.jsonl'))

/** Writes each event with the newsroom's own command. */
async function writeHeadlineEventTexts(
  events: readonly EventWithNeutralTexts[],
  newsroom: NewsroomData,
): Promise<WritingResponse[]> {
  const lines = events.map(({ articles }) => ({
    articles: articles.map(({ title, lead }, index) => ({
      id: String(index),
      title,
      text: lead,
      language: 'en',
      publisher: `publisher ${index}`,
    })),
  }))
  return (await collect(runWriteCommand(createStream(lines), { data: newsroom }))) as WritingResponse[]
}

async function clickbaitOf(titles: readonly string[], data: NewsroomData): Promise<number[]> {
  const lines = titles.map((title, index) => ({ id: String(index), title, language: 'en' }))
  const judged = (await collect(runJudgeCommand(createStream(lines), { data }))) as { clickbait: number }[]
  return judged.map(({ clickbait }) => clickbait)
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/**
 * Returns, for each event whose reports' headlines differ in clickbait score, whether the headline that we
 * chose scores lower than their mean.
 */
async function compareClickbaitWithSources(
  events: readonly EventWithNeutralTexts[],
  written: readonly WritingResponse[],
  clickbait: (titles: readonly string[]) => Promise<number[]>,
): Promise<boolean[]> {
  const chosen = await clickbait(written.map(({ headline }) => headline))
  const own = await clickbait(events.flatMap(({ articles }) => articles.map(({ title }) => title)))
  let at = 0
  return events.flatMap(({ articles }, index) => {
    const scores = own.slice(at, at + articles.length)
    at += articles.length
    return new Set(scores).size > 1 ? [(chosen[index] ?? 1) < mean(scores)] : []
  })
}

const share = (found: readonly boolean[]) => found.filter(Boolean).length / Math.max(1, found.length)

/** Compares headline and description with an expert's, on events that nothing was fitted on. */
export async function measureWriting(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const events = (await readEvents(data)).filter((event) => splitByKey(event.story_id) === 'unseen')
  const written = await writeHeadlineEventTexts(events, newsroom)
  const titles = written.map(({ headline }, index) =>
    computeRouge(headline, events[index]?.neutral_title ?? ''),
  )
  const texts = written.map(({ description }, index) =>
    computeRouge(description, events[index]?.neutral_summary ?? ''),
  )
  const on = 'headline, the part that no weight was fitted on. ROUGE F1 × 100, Porter stems'
  const judged = await compareClickbaitWithSources(events, written, (of) => clickbaitOf(of, newsroom))
  const scale = trainClickbaitScale(
    await readLines<LabelledHeadline>(join(data, 'clickbait', 'headlines.jsonl.gz')),
  )
  const scaled = await compareClickbaitWithSources(events, written, async (of) => of.map(scale))
  const figure = (measure: string, value: number, target?: number, items = events.length): Figure => ({
    measure,
    value: roundToThree(100 * value),
    items,
    on,
    ...(target !== undefined && { target }),
  })
  const calm = 'headline: % less clickbaity than the mean of its story’s, where those differ'
  return [
    figure('headline: ROUGE-L', mean(titles.map(({ l }) => l)), 41),
    figure(calm, share(judged), 85, judged.length),
    figure(`${calm}; by a judge we don’t use`, share(scaled), undefined, scaled.length),
    figure('description: ROUGE-1', mean(texts.map(({ one }) => one)), 40),
    figure('description: ROUGE-L', mean(texts.map(({ l }) => l)), 27),
  ]
}
