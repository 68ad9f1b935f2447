import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { rounded } from '../figure.ts'
import type { MeasuredLevel } from './measured-set.ts'

const LeftOutScore = z.object({
  set: z.string(),
  order: z.enum(['in time', 'mixed']),
  level: z.enum(['story', 'thread']),
  f1: z.number(),
  adjustedRand: z.number(),
})
/** The scores on the unseen part of a set with a model that was fitted without any of the set. */
export type LeftOutScore = z.infer<typeof LeftOutScore>

const isOf = ({ set, order, level }: MeasuredLevel) => {
  return (score: LeftOutScore) => score.set === set.name && score.order === order && score.level === level
}

/** The stored score of a level, if it was measured with its set left out. */
export function leftOutScore(
  scores: readonly LeftOutScore[],
  measured: MeasuredLevel,
): LeftOutScore | undefined {
  return scores.find(isOf(measured))
}

/** The stored scores; none without a file. */
export async function readLeftOut(file: string): Promise<LeftOutScore[]> {
  return existsSync(file) ? z.array(LeftOutScore).parse(JSON.parse(await readFile(file, 'utf8'))) : []
}

/** Stores scores that were measured with a set left out, in place of earlier ones. */
export async function saveLeftOut(file: string, measured: readonly MeasuredLevel[]): Promise<void> {
  const others = (await readLeftOut(file)).filter((score) => !measured.some((level) => isOf(level)(score)))
  const scores = measured
    .filter(({ unseen }) => unseen.items > 0)
    .map(({ set, order, level, unseen: { f1, adjustedRand } }): LeftOutScore => {
      return { set: set.name, order, level, f1: rounded(f1), adjustedRand: rounded(adjustedRand) }
    })
  await writeFile(file, `${JSON.stringify([...others, ...scores], undefined, 2)}\n`)
}
