import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findHeldOutScore, readHeldOutScores, saveHeldOutScores } from './left-out.ts'
import type { MeasuredLevel } from './measured-set.ts'
import { computePartitionScores } from './partition-scores.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'left-out-'))
})
afterEach(() => rm(folder, { recursive: true }))

const weights = (bias: number) => ({ bias, weights: {}, threshold: 0, mergeThreshold: 0, pairFloor: 0 })
const none = computePartitionScores([])
const measured = (order: MeasuredLevel['order'], f1: number): MeasuredLevel => ({
  set: { id: 'a', name: 'A', on: '', articles: [], groupOf: new Map(), isUnseen: () => true, levels: {} },
  order,
  level: 'thread',
  targets: {},
  unseen: { ...none, f1, items: 2 },
  fitted: none,
  plain: none,
})

const model = { pair: { threshold: 0.4, weights: {} }, story: weights(1), thread: weights(0) }

test('without a file there are no scores', async () => {
  expect(await readHeldOutScores(join(folder, 'none.json'), model)).toEqual([])
})

test('a new score replaces the one of the same set, order and level', async () => {
  const file = join(folder, 'left-out.json')
  await saveHeldOutScores(file, model, [measured('in time', 0.5), measured('mixed', 0.4)])
  await saveHeldOutScores(file, model, [measured('in time', 0.8)])
  const scores = await readHeldOutScores(file, model)
  expect(scores).toHaveLength(2)
  expect(findHeldOutScore(scores, measured('in time', 0))?.f1).toBe(0.8)
  expect(findHeldOutScore(scores, measured('mixed', 0))?.f1).toBe(0.4)
})

test('a part without items has no score', async () => {
  const file = join(folder, 'left-out.json')
  await saveHeldOutScores(file, model, [{ ...measured('mixed', 0.4), unseen: none }])
  expect(await readHeldOutScores(file, model)).toEqual([])
})

test('scores that belong to another model are neither returned nor stored with new ones', async () => {
  const file = join(folder, 'left-out.json')
  await saveHeldOutScores(file, model, [measured('in time', 0.5)])
  const later = { ...model, story: weights(2) }
  expect(await readHeldOutScores(file, later)).toEqual([])
  await saveHeldOutScores(file, later, [measured('mixed', 0.4)])
  expect((await readHeldOutScores(file, later)).map(({ order }) => order)).toEqual(['mixed'])
})
