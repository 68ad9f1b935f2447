import { join } from 'node:path'
import { judgeCommand, type NewsroomData } from '@plainwire/pipeline'
import { classScores } from './class-scores.ts'
import { type Figure, rounded } from './figure.ts'
import { collected, readLines, readText, streamOf } from './read-data.ts'

interface Headline {
  text: string
  clickbait: number
}

async function judged(headlines: readonly { text: string }[], data: NewsroomData): Promise<string[]> {
  const lines = headlines.map(({ text }, index) => ({ id: String(index), title: text }))
  const judgements = (await collected(judgeCommand(streamOf(lines), { data }))) as { clickbait: number }[]
  return judgements.map(({ clickbait }) => (clickbait >= 0.5 ? '1' : '0'))
}

function figuresOf(name: string, on: string, found: string[], known: string[]): Figure[] {
  const { accuracy, macroF1 } = classScores(found, known)
  const figure = (measure: string, value: number) => ({
    measure: `${name}: ${measure}`,
    value: rounded(value),
    items: known.length,
    on,
  })
  return [figure('accuracy', accuracy), figure('macro F1', macroF1)]
}

/** English on the part of the set that the weights were not trained on, modern English and Dutch by hand. */
export async function clickbaitFigures(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const all = await readLines<Headline>(join(data, 'clickbait', 'headlines.jsonl.gz'))
  // content/weights/train/clickbait.ts keeps every tenth line out.
  const heldOut = all.filter((_, index) => index % 10 === 0)
  const modern = await readLines<Headline>(join(data, 'headlines-labelled', 'english.jsonl'))
  const dutch = await readLines<{ id: string; title: string }>(join(data, 'dutch', 'items.jsonl'))
  const { clickbait }: { clickbait: Record<string, number> } = JSON.parse(
    await readText(join(data, 'dutch', 'labels.json')),
  )
  const known = (headlines: readonly Headline[]) => headlines.map((headline) => String(headline.clickbait))
  return [
    ...figuresOf(
      'English, held out',
      'clickbait, every tenth line',
      await judged(heldOut, newsroom),
      known(heldOut),
    ),
    ...figuresOf('English, modern', 'headlines-labelled', await judged(modern, newsroom), known(modern)),
    ...figuresOf(
      'Dutch',
      'dutch',
      await judged(
        dutch.map(({ title }) => ({ text: title })),
        newsroom,
      ),
      dutch.map(({ id }) => String(clickbait[id] ?? 0)),
    ),
  ]
}
