import { readFile, writeFile } from 'node:fs/promises'
import { type QualityFigure, QualityHistory, type QualityRun } from '@plainwire/domain/contract'

/**
 * Returns the reason why a run may not be stored. The quality page shows the last run, so a run of single
 * topics would hide the others.
 *
 * @param only the topics that are measured; empty means all
 * @returns undefined for a run that may be stored
 */
export function findReasonNotToStore(only: readonly string[]): string | undefined {
  if (only.length === 0) return undefined
  return 'A run of single topics is not stored, because it would hide the others on the quality page. Add --dry to print it, or leave out --only.'
}

/** Returns the history with a run added. A second run on one day replaces the topics that it measured. */
export function addRun(history: QualityHistory, run: QualityRun): QualityHistory {
  const sameDay = history.runs.find(({ date }) => date === run.date)
  const measured = new Set(run.figures.map(({ topic }) => topic))
  const unmeasured = sameDay?.figures.filter(({ topic }) => !measured.has(topic)) ?? []
  const others = history.runs.filter(({ date }) => date !== run.date)
  const runs = [...others, { ...run, figures: [...unmeasured, ...run.figures].sort(byTopic) }]
  return { runs: runs.sort((a, b) => a.date.localeCompare(b.date)) }
}

/** Sorts by topic; figures of a topic stay in the order in which they were measured. */
function byTopic(a: QualityFigure, b: QualityFigure): number {
  return a.topic.localeCompare(b.topic)
}

/** Adds a run to the file of the quality page. Throws if the file is not a history of figures. */
export async function appendRun(file: string, run: QualityRun): Promise<void> {
  const history = QualityHistory.parse(JSON.parse(await readFile(file, 'utf8')))
  await writeFile(file, `${JSON.stringify(addRun(history, run), undefined, 2)}\n`)
}
