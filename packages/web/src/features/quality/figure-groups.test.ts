import type { QualityFigure } from '@plainwire/domain/contract'
import { expect, test } from 'vitest'
import { groupQualityFigures, isTargetReached } from './figure-groups.ts'

const figure = (over: Partial<QualityFigure> = {}): QualityFigure => ({
  topic: 'clickbait',
  measure: 'accuracy',
  value: 0.9,
  items: 10,
  on: 'a set',
  ...over,
})

test('B18 figures are grouped by subject, each with its history', () => {
  const before = figure({ value: 0.8 })
  const days = figure({ topic: 'clustering, feed days' })
  const stream = figure({ topic: 'clustering, US stream' })
  const runs = [
    { date: '2026-01-01', version: '1', figures: [before] },
    { date: '2026-02-01', version: '2', figures: [figure(), days, stream] },
  ]
  const groups = groupQualityFigures({ runs })
  expect(groups.map(({ topic, figures }) => [topic, figures.length])).toEqual([
    ['clickbait', 1],
    ['clustering', 2],
  ])
  expect(groups[0]?.figures[0]?.history).toEqual([
    { date: '2026-01-01', version: '1', value: 0.8 },
    { date: '2026-02-01', version: '2', value: 0.9 },
  ])
  expect(groups[1]?.figures[0]?.history).toHaveLength(1)
})

test('B18 without a run there are no groups', () => {
  expect(groupQualityFigures({ runs: [] })).toEqual([])
})

test.each([
  [{}, undefined],
  [{ target: 0.9 }, true],
  [{ target: 0.91 }, false],
  [{ target: 0.9, lowerIsBetter: true }, true],
  [{ target: 0.1, lowerIsBetter: true }, false],
])('B18 a figure of 0.9 with %j has reached its target: %s', (over, expected) => {
  expect(isTargetReached(figure(over))).toBe(expected)
})
