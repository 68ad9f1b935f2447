import { join } from 'node:path'
import { categoriseCommand, type NewsroomData } from '@plainwire/pipeline'
import { classScores } from './class-scores.ts'
import { type Figure, rounded } from './figure.ts'
import { collected, readLines, readText, streamOf } from './read-data.ts'

interface Line {
  id: string
  title: string
  text?: string
}

async function firstCategories(lines: readonly Line[], data: NewsroomData): Promise<string[]> {
  const answers = (await collected(categoriseCommand(streamOf(lines), { data }))) as {
    categories: string[]
  }[]
  return answers.map(({ categories }) => categories[0] ?? 'none')
}

/** The one best category or none, as labelled by hand, against the first category found. */
export async function categoryFigures(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const modern = await readLines<{ id: string; text: string; category: string }>(
    join(data, 'headlines-labelled', 'english.jsonl'),
  )
  const dutch = await readLines<Line>(join(data, 'dutch', 'items.jsonl'))
  const { category }: { category: Record<string, string> } = JSON.parse(
    await readText(join(data, 'dutch', 'labels.json')),
  )
  const found = await firstCategories(
    modern.map(({ id, text }) => ({ id, title: text })),
    newsroom,
  )
  const foundDutch = await firstCategories(
    dutch.map(({ id, title, text }) => ({ id, title, ...(text && { text }) })),
    newsroom,
  )
  const figure = (measure: string, on: string, said: string[], known: string[]): Figure => ({
    measure,
    value: rounded(classScores(said, known).accuracy),
    items: known.length,
    on,
  })
  return [
    figure(
      'English, modern: accuracy',
      'headlines-labelled',
      found,
      modern.map((line) => line.category),
    ),
    figure(
      'Dutch: accuracy',
      'dutch',
      foundDutch,
      dutch.map(({ id }) => category[id] ?? 'none'),
    ),
  ]
}
