import { readFile, writeFile } from 'node:fs/promises'
import { type QualityFigure, QualityHistory, type QualityRun } from '@plainwire/domain/contract'

/**
 * Why a run may not be stored: one of single topics would hide the others, for the quality page shows the last run.
 *
 * @param only the topics that are measured; none stands for all
 * @returns undefined for a run that may be stored
 */
export function refusal(only: readonly string[]): string | undefined {
  if (only.length === 0) return undefined
  return 'A run of single topics is not stored, because it would hide the others on the quality page. Add --dry to print it, or leave out --only.'
}

/** The history with this run in it. A second run on one day replaces the topics that it measured anew. */
export function withRun(history: QualityHistory, run: QualityRun): QualityHistory {
  const sameDay = history.runs.find(({ date }) => date === run.date)
  const measured = new Set(run.figures.map(({ topic }) => topic))
  const kept = sameDay?.figures.filter(({ topic }) => !measured.has(topic)) ?? []
  const others = history.runs.filter(({ date }) => date !== run.date)
  const runs = [...others, { ...run, figures: [...kept, ...run.figures].sort(inOrder) }]
  return { runs: runs.sort((a, b) => a.date.localeCompare(b.date)) }
}

/** By topic; within one as they were measured. */
function inOrder(a: QualityFigure, b: QualityFigure): number {
  return a.topic.localeCompare(b.topic)
}

/** Adds a run to the file of the quality page. Throws where the file is not a history of figures. */
export async function appendRun(file: string, run: QualityRun): Promise<void> {
  const history = QualityHistory.parse(JSON.parse(await readFile(file, 'utf8')))
  await writeFile(file, `${JSON.stringify(withRun(history, run), undefined, 2)}\n`)
}
