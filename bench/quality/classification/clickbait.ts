import { join } from 'node:path'
import { type NewsroomData, runJudgeCommand } from '@plainwire/pipeline'
import { splitByKey, splitByLine } from '../../../training/splits.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { collect, createStream, readLines, readText } from '../read-data.ts'
import { computeClassScores } from './class-scores.ts'

interface Headline {
  id: string
  text: string
  clickbait: number
}

async function judged(headlines: readonly { text: string }[], data: NewsroomData): Promise<string[]> {
  const lines = headlines.map(({ text }, index) => ({ id: String(index), title: text }))
  const judgements = (await collect(runJudgeCommand(createStream(lines), { data }))) as {
    clickbait: number
  }[]
  return judgements.map(({ clickbait }) => (clickbait >= 0.5 ? '1' : '0'))
}

/** Targets of accuracy and macro F1. */
type Targets = [accuracy?: number, macroF1?: number]

function figuresOf(
  name: string,
  on: string,
  found: string[],
  known: string[],
  targets: Targets = [],
): Figure[] {
  const { accuracy, macroF1 } = computeClassScores(found, known)
  const figure = (measure: string, value: number, target?: number) => ({
    measure: `${name}: ${measure}`,
    value: roundToThree(value),
    items: known.length,
    on,
    ...(target !== undefined && { target }),
  })
  return [figure('accuracy', accuracy, targets[0]), figure('macro F1', macroF1, targets[1])]
}

/**
 * Measures clickbait detection: on English headlines that the weights were not trained on, and on modern
 * English and Dutch headlines labelled by hand.
 */
export async function measureClickbait(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const all = await readLines<Headline>(join(data, 'clickbait', 'headlines.jsonl.gz'))
  const heldOut = all.filter((_, line) => splitByLine(line) === 'unseen')
  const modern = await readLines<Headline>(join(data, 'headlines-labelled', 'english.jsonl'))
  const dutch = await readLines<{ id: string; title: string }>(join(data, 'dutch', 'items.jsonl'))
  const { clickbait }: { clickbait: Record<string, number> } = JSON.parse(
    await readText(join(data, 'dutch', 'labels.json')),
  )
  const dutchHeadlines = dutch.map(({ id, title }) => ({ id, text: title, clickbait: clickbait[id] ?? 0 }))
  const figures = async (name: string, on: string, headlines: readonly Headline[], targets?: Targets) =>
    figuresOf(
      name,
      on,
      await judged(headlines, newsroom),
      headlines.map((headline) => String(headline.clickbait)),
      targets,
    )
  const unseen = (headlines: readonly Headline[]) => headlines.filter(({ id }) => splitByKey(id) === 'unseen')
  return [
    ...(await figures('English, held out', 'clickbait, every tenth line', heldOut, [0.985])),
    ...(await figures('English, modern', 'headlines-labelled, the half not looked at', unseen(modern), [
      undefined,
      0.85,
    ])),
    ...(await figures('English, modern, whole set', 'headlines-labelled, half of it fitted on', modern)),
    ...(await figures('Dutch', 'dutch, the half not looked at', unseen(dutchHeadlines), [undefined, 0.75])),
    ...(await figures('Dutch, whole set', 'dutch, half of it fitted on', dutchHeadlines)),
  ]
}
