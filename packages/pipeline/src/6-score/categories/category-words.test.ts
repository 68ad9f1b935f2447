import { expect, test } from 'vitest'
import { tokeniseText } from '../../text/index.ts'
import { createZeroCategoryLogOdds } from './category-model.ts'
import { createCategoryWordCounter } from './category-words.ts'

const count = (language: 'en' | 'nl', lists: Record<string, string[]>, text: string) => {
  const hits = createZeroCategoryLogOdds()
  createCategoryWordCounter(lists, language)(tokeniseText(text), 1, hits)
  return hits
}

test('an entry counts once, a phrase half as much again', () => {
  const hits = count('en', { sports: ['goal*', 'penalty_kick'] }, 'Goals, goals and a penalty kick')
  expect(hits.sports).toBeCloseTo(2.5)
})

test('CA-02 a Dutch compound counts by its last part, less than the word alone', () => {
  const lists = { health: ['ziekenhuis*'] }
  expect(count('nl', lists, 'Brand in kinderziekenhuis').health).toBeCloseTo(0.6)
  expect(count('nl', lists, 'Brand in ziekenhuis').health).toBe(1)
  expect(count('en', lists, 'Brand in kinderziekenhuis').health).toBe(0)
})
