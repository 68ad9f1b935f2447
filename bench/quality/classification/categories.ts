import { join } from 'node:path'
import { type NewsroomData, runCategoriseCommand } from '@plainwire/pipeline'
import { splitByKey, splitByLine } from '../../../training/splits.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { collect, createStream, readLines, readText } from '../read-data.ts'
import { computeClassScores } from './class-scores.ts'
import { readSectionedItems } from './sectioned-items.ts'

interface Line {
  id: string
  title: string
  text?: string
  category: string
}

interface Answer {
  categories: string[]
  scores: Record<string, number>
}

async function categorised(lines: readonly Line[], data: NewsroomData, language: string): Promise<Answer[]> {
  const inputs = lines.map(({ id, title, text }) => ({ id, title, language, ...(text && { text }) }))
  return (await collect(runCategoriseCommand(createStream(inputs), { data }))) as Answer[]
}

const firstOf = ({ categories }: Answer) => categories[0] ?? 'none'
/** Returns the most likely of the given categories, for a data set whose labels are only these. */
const likeliestOf = (among: readonly string[]) => (answer: Answer) =>
  among.reduce(
    (best, name) => ((answer.scores[name] ?? 0) > (answer.scores[best] ?? 0) ? name : best),
    among[0] ?? '',
  )

interface Task {
  measure: string
  on: string
  lines: readonly Line[]
  language?: string
  target?: number
  by: 'accuracy' | 'macroF1'
  choose: (answer: Answer) => string
}

async function figure(task: Task, data: NewsroomData): Promise<Figure> {
  const { measure, on, lines, language = 'en', target, by, choose } = task
  const found = (await categorised(lines, data, language)).map(choose)
  const value = computeClassScores(
    found,
    lines.map(({ category }) => category),
  )[by]
  return {
    measure,
    value: roundToThree(value),
    items: lines.length,
    on,
    ...(target !== undefined && { target }),
  }
}

async function headlines(data: string): Promise<Line[]> {
  const all = await readLines<{ text: string; target_category: string | null }>(
    join(data, 'category', 'huffpost.jsonl.gz'),
  )
  return all.flatMap(({ text, target_category }, line) =>
    splitByLine(line) === 'unseen' && target_category
      ? [{ id: String(line), title: text, category: target_category }]
      : [],
  )
}

async function modernHeadlines(data: string): Promise<Line[]> {
  const lines = await readLines<{ id: string; text: string; category: string }>(
    join(data, 'headlines-labelled', 'english.jsonl'),
  )
  return lines.map(({ id, text, category }) => ({ id, title: text, category }))
}

async function dutchItems(data: string): Promise<Line[]> {
  const items = await readLines<Omit<Line, 'category'>>(join(data, 'dutch', 'items.jsonl'))
  const { category }: { category: Record<string, string> } = JSON.parse(
    await readText(join(data, 'dutch', 'labels.json')),
  )
  return items.map((item) => ({ ...item, category: category[item.id] ?? 'none' }))
}

/**
 * Returns a task twice: on the half of the data set that wasn't looked at during development, and on the
 * whole set.
 */
function halved(task: Task): Task[] {
  const unseen = task.lines.filter(({ id }) => splitByKey(id) === 'unseen')
  const { target: _target, ...whole } = task
  return [
    { ...task, lines: unseen, on: `${task.on}, the half not looked at` },
    { ...whole, measure: `${task.measure}, whole set`, on: `${task.on}, half of it looked at` },
  ]
}

/**
 * Measures categories: compares the first category that we give an item with the labelled one, which may be
 * 'none'.
 */
export async function measureCategories(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const known = await headlines(data)
  const ten = [...new Set(known.map(({ category }) => category))]
  const sectioned = await readSectionedItems(data)
  const five = [...new Set(sectioned.map(({ category }) => category))]
  const tasks: Task[] = [
    {
      measure: 'ten categories, headlines: macro F1',
      on: 'category, every tenth line: not trained on',
      lines: known,
      target: 0.77,
      by: 'macroF1',
      choose: likeliestOf(ten),
    },
    {
      measure: 'the same, none allowed',
      on: 'category, every tenth line: not trained on',
      lines: known,
      by: 'macroF1',
      choose: firstOf,
    },
    {
      measure: 'other publishers, 450 characters, five categories: macro F1',
      on: 'feeds-archive 2020 by the publishers’ sections',
      lines: sectioned,
      target: 0.86,
      by: 'macroF1',
      choose: likeliestOf(five),
    },
    {
      measure: 'the same among all ten and none: macro F1',
      on: 'feeds-archive 2020 by the publishers’ sections',
      lines: sectioned,
      by: 'macroF1',
      choose: firstOf,
    },
    ...halved({
      measure: 'English, modern, with none: accuracy',
      on: 'headlines-labelled',
      lines: await modernHeadlines(data),
      target: 0.7,
      by: 'accuracy',
      choose: firstOf,
    }),
    ...halved({
      measure: 'Dutch: accuracy',
      on: 'dutch',
      lines: await dutchItems(data),
      language: 'nl',
      target: 0.65,
      by: 'accuracy',
      choose: firstOf,
    }),
  ]
  const figures: Figure[] = []
  for (const each of tasks) figures.push(await figure(each, newsroom))
  return figures
}
