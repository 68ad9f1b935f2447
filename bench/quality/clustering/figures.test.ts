import { expect, test } from 'vitest'
import { makeClusterLevelFigures, makeTranslatedPairFigures } from './figures.ts'
import type { MeasuredLevel } from './measured-set.ts'
import { computePartitionScores } from './partition-scores.ts'

const scores = computePartitionScores([
  { found: 'a', known: 'x', isCounted: true },
  { found: 'b', known: 'x', isCounted: true },
])
const measured: MeasuredLevel = {
  set: {
    id: 'a',
    name: 'A',
    on: 'a set',
    articles: [],
    groupOf: new Map(),
    isUnseen: () => true,
    levels: {},
  },
  order: 'mixed',
  level: 'thread',
  targets: { f1: 0.9 },
  unseen: scores,
  fitted: scores,
  plain: { ...scores, f1: 0.4, adjustedRand: 0.1 },
}

test('a level has its two scores, each with the plain rule’s and its target', () => {
  const on = 'a set; precision 1, recall 0.5; 2 threads found, 1 labelled'
  expect(makeClusterLevelFigures(measured, undefined)).toEqual([
    {
      measure: 'A, arrival mixed: thread B-cubed F1',
      value: 0.667,
      items: 2,
      on,
      baseline: 0.4,
      target: 0.9,
    },
    { measure: 'A, arrival mixed: thread adjusted Rand', value: 0, items: 2, on, baseline: 0.1 },
  ])
})

test('a score with the set left out adds a second line of each', () => {
  const leftOut = { set: 'A', order: 'mixed', level: 'thread', f1: 0.6, adjustedRand: 0.5 } as const
  const figures = makeClusterLevelFigures(measured, leftOut)
  expect(figures.map(({ measure, value }) => [measure, value])).toContainEqual([
    'A, arrival mixed: thread B-cubed F1, fitted without this set',
    0.6,
  ])
})

test('meanings add a further line of each, with the score without them as the target', () => {
  const withMeanings = { ...scores, f1: 0.75, adjustedRand: 1 }
  const figures = makeClusterLevelFigures({ ...measured, withMeanings }, undefined)
  expect(figures.map(({ measure, value, target, baseline }) => [measure, value, target, baseline])).toEqual([
    ['A, arrival mixed: thread B-cubed F1', 0.667, 0.9, 0.4],
    ['A, arrival mixed: thread B-cubed F1, with meanings (stand-in that knows the labels)', 0.75, 0.667, 0.4],
    ['A, arrival mixed: thread adjusted Rand', 0, undefined, 0.1],
    ['A, arrival mixed: thread adjusted Rand, with meanings (stand-in that knows the labels)', 1, 0, 0.1],
  ])
})

test('pairs of translations have both shares, without and with meanings', () => {
  const pairs = (joined: number, wrong: number) => ({ joined, wrong, documents: 31 })
  const set = { ...measured.set, pairs: [], joinedTarget: 0.9 }
  const of = { clusterer: pairs(0.7, 0.1), withMeanings: pairs(1, 0), plain: pairs(0.5, 0.4) }
  const figures = makeTranslatedPairFigures({ set, order: 'in time', level: 'story' }, of)
  expect(figures.map(({ measure, value, target }) => [measure, value, target])).toEqual([
    ['A: both versions in one story', 0.7, 0.9],
    ['A: both versions in one story, with meanings (stand-in that knows the labels)', 1, 0.7],
    ['A: in one story with another event', 0.1, undefined],
    ['A: in one story with another event, with meanings (stand-in that knows the labels)', 0, 0.1],
  ])
})

test('a set without an unseen part has no figures', () => {
  expect(makeClusterLevelFigures({ ...measured, unseen: { ...scores, items: 0 } }, undefined)).toEqual([])
})
