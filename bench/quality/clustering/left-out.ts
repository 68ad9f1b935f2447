import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { NewsroomData } from '@plainwire/pipeline'
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

const LeftOutFile = z.object({
  /** The SHA-256 of the model that the scores are compared with. */
  model: z.string(),
  scores: z.array(LeftOutScore),
})

const sumOf = (model: NewsroomData['clusterModel']) =>
  createHash('sha256').update(JSON.stringify(model)).digest('hex')

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

/**
 * The stored scores; none without a file, and none that were measured beside another model than the one given: a fit
 * without a set says something of the fit with it only where nothing else changed.
 */
export async function readLeftOut(
  file: string,
  model: NewsroomData['clusterModel'],
): Promise<LeftOutScore[]> {
  if (!existsSync(file)) return []
  const stored = LeftOutFile.parse(JSON.parse(await readFile(file, 'utf8')))
  return stored.model === sumOf(model) ? stored.scores : []
}

/** Stores scores that were measured with a set left out, in place of earlier ones. @param model the one fitted on all sets */
export async function saveLeftOut(
  file: string,
  model: NewsroomData['clusterModel'],
  measured: readonly MeasuredLevel[],
): Promise<void> {
  const stored = await readLeftOut(file, model)
  const others = stored.filter((score) => !measured.some((level) => isOf(level)(score)))
  const scores = measured
    .filter(({ unseen }) => unseen.items > 0)
    .map(({ set, order, level, unseen: { f1, adjustedRand } }): LeftOutScore => {
      return { set: set.name, order, level, f1: rounded(f1), adjustedRand: rounded(adjustedRand) }
    })
  const content = { model: sumOf(model), scores: [...others, ...scores] }
  await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`)
}
