import type { QualityFigure } from '@plainwire/domain/contract'
import { expect, test } from 'vitest'
import { addRun, findReasonNotToStore } from './history.ts'

const figure = (topic: string, value: number): QualityFigure => ({
  topic,
  measure: 'accuracy',
  value,
  items: 10,
  on: 'a set',
})
const run = (date: string, ...figures: QualityFigure[]) => ({ date, version: '1.0.0', figures })

test('B18 runs are sorted by day', () => {
  const later = addRun({ runs: [] }, run('2026-02-01', figure('a', 1)))
  const both = addRun(later, run('2026-01-01', figure('a', 0.5)))
  expect(both.runs.map(({ date }) => date)).toEqual(['2026-01-01', '2026-02-01'])
})

test('B18 a second run on one day replaces the topics that it measured, and nothing else', () => {
  const first = addRun({ runs: [] }, run('2026-01-01', figure('b', 0.1), figure('a', 0.2)))
  const second = addRun(first, run('2026-01-01', figure('b', 0.9)))
  expect(second.runs).toEqual([run('2026-01-01', figure('a', 0.2), figure('b', 0.9))])
})

test('B18 a run of single topics is refused, because it would hide the others', () => {
  expect(findReasonNotToStore(['places'])).toMatch(/--dry/)
  expect(findReasonNotToStore([])).toBeUndefined()
})
