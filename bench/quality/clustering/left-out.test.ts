import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leftOutScore, readLeftOut, saveLeftOut } from './left-out.ts'
import type { MeasuredLevel } from './measured-set.ts'
import { partitionScores } from './partition-scores.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'left-out-'))
})
afterEach(() => rm(folder, { recursive: true }))

const none = partitionScores([])
const measured = (order: MeasuredLevel['order'], f1: number): MeasuredLevel => ({
  set: { id: 'a', name: 'A', on: '', articles: [], groupOf: new Map(), isUnseen: () => true, levels: {} },
  order,
  level: 'thread',
  targets: {},
  unseen: { ...none, f1, items: 2 },
  fitted: none,
  plain: none,
})

test('without a file there are no scores', async () => {
  expect(await readLeftOut(join(folder, 'none.json'))).toEqual([])
})

test('a new score replaces the one of the same set, order and level', async () => {
  const file = join(folder, 'left-out.json')
  await saveLeftOut(file, [measured('in time', 0.5), measured('mixed', 0.4)])
  await saveLeftOut(file, [measured('in time', 0.8)])
  const scores = await readLeftOut(file)
  expect(scores).toHaveLength(2)
  expect(leftOutScore(scores, measured('in time', 0))?.f1).toBe(0.8)
  expect(leftOutScore(scores, measured('mixed', 0))?.f1).toBe(0.4)
})

test('a part without items has no score', async () => {
  const file = join(folder, 'left-out.json')
  await saveLeftOut(file, [{ ...measured('mixed', 0.4), unseen: none }])
  expect(await readLeftOut(file)).toEqual([])
})
