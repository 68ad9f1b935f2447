import { readFileSync } from 'node:fs'
import { QualityHistory } from '@plainwire/domain/contract'
import { expect, test } from 'vitest'

const { runs } = QualityHistory.parse(
  JSON.parse(readFileSync(new URL('./quality/history.json', import.meta.url), 'utf8')),
)

test('B18 content/quality/history.json has one run a day, in order', () => {
  const days = runs.map(({ date }) => date)
  expect(days.length).toBeGreaterThan(0)
  expect(days).toEqual([...new Set(days)].sort())
})

test('B18 no run has a measure twice: each has one line of history', () => {
  for (const { figures } of runs) {
    const names = figures.map(({ topic, measure }) => `${topic}: ${measure}`)
    expect(names).toEqual([...new Set(names)])
  }
})
