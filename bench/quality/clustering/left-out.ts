import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { NewsroomData } from '@plainwire/pipeline'
import { z } from 'zod'
import { roundToThree } from '../figure.ts'
import type { MeasuredLevel } from './measured-set.ts'

const HeldOutScore = z.object({
  set: z.string(),
  order: z.enum(['in time', 'mixed']),
  level: z.enum(['story', 'thread']),
  f1: z.number(),
  adjustedRand: z.number(),
})
/** The score on the unseen part of a set by a model that was fitted without this set. */
export type HeldOutScore = z.infer<typeof HeldOutScore>

const LeftOutFile = z.object({
  /**
   * The SHA-256 of the model that was fitted on all sets; the scores are only comparable with those of that
   * model.
   */
  model: z.string(),
  scores: z.array(HeldOutScore),
})

const sumOf = (model: NewsroomData['clusterModel']) =>
  createHash('sha256').update(JSON.stringify(model)).digest('hex')

const isOf = ({ set, order, level }: MeasuredLevel) => {
  return (score: HeldOutScore) => score.set === set.name && score.order === order && score.level === level
}

/**
 * Returns the score of a level of a set by the model that was fitted without the set; undefined if none is
 * stored.
 */
export function findHeldOutScore(
  scores: readonly HeldOutScore[],
  measured: MeasuredLevel,
): HeldOutScore | undefined {
  return scores.find(isOf(measured))
}

/**
 * Returns the stored scores of models that were each fitted without one set. Empty if there is no file, or if
 * they were stored for another model fitted on all sets, with which they are not comparable.
 */
export async function readHeldOutScores(
  file: string,
  model: NewsroomData['clusterModel'],
): Promise<HeldOutScore[]> {
  if (!existsSync(file)) return []
  const stored = LeftOutFile.parse(JSON.parse(await readFile(file, 'utf8')))
  return stored.model === sumOf(model) ? stored.scores : []
}

/**
 * Stores scores of models that were fitted without a set, replacing earlier scores of the same levels.
 *
 * @param model the model that was fitted on all sets
 */
export async function saveHeldOutScores(
  file: string,
  model: NewsroomData['clusterModel'],
  measured: readonly MeasuredLevel[],
): Promise<void> {
  const stored = await readHeldOutScores(file, model)
  const others = stored.filter((score) => !measured.some((level) => isOf(level)(score)))
  const scores = measured
    .filter(({ unseen }) => unseen.items > 0)
    .map(({ set, order, level, unseen: { f1, adjustedRand } }): HeldOutScore => {
      return { set: set.name, order, level, f1: roundToThree(f1), adjustedRand: roundToThree(adjustedRand) }
    })
  const content = { model: sumOf(model), scores: [...others, ...scores] }
  await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`)
}
