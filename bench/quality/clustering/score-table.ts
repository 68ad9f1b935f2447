import { findHeldOutScore, type HeldOutScore } from './left-out.ts'
import type { MeasuredLevel } from './measured-set.ts'
import type { PartitionScores } from './partition-scores.ts'

const COLUMNS = [
  'items',
  'P',
  'R',
  'F1',
  'ARI',
  'found/gold',
  'plain P',
  'R',
  'F1',
  'ARI',
  'found',
  'meant F1',
  'ARI',
  'fitted',
  'left out',
]
const NAME_WIDTH = 52
const WIDTH = 11

const short = (value: number) => value.toFixed(3)
const scores = ({ precision, recall, f1, adjustedRand }: PartitionScores) =>
  [precision, recall, f1, adjustedRand].map(short)

function cells(
  { unseen, withMeanings, plain, fitted }: MeasuredLevel,
  leftOut: HeldOutScore | undefined,
): string[] {
  const seen = fitted.items > 0 ? short(fitted.f1) : ''
  const without = leftOut ? short(leftOut.f1) : ''
  const measured =
    unseen.items > 0
      ? [...scores(unseen), `${unseen.found}/${unseen.known}`, ...scores(plain), `${plain.found}`]
      : Array.from({ length: 10 }, () => '')
  const meantCells =
    withMeanings && unseen.items > 0 ? [withMeanings.f1, withMeanings.adjustedRand].map(short) : ['', '']
  return [`${unseen.items}`, ...measured, ...meantCells, seen, without]
}

/**
 * Formats the scores of every level as lines of text: those of the unseen part, compared with those of the
 * simple baseline.
 */
export function formatScoreTable(
  measured: readonly MeasuredLevel[],
  leftOut: readonly HeldOutScore[],
): string {
  const line = (name: string, row: readonly string[]) =>
    `${name.padEnd(NAME_WIDTH)}${row.map((cell) => cell.padStart(WIDTH)).join('')}`
  const rows = measured.map((level) =>
    line(`${level.set.name}, ${level.order}: ${level.level}`, cells(level, findHeldOutScore(leftOut, level))),
  )
  return [line('', COLUMNS), ...rows].join('\n')
}
