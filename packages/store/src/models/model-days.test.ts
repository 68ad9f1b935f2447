import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW } from '../testing/samples.ts'
import { runStatement } from '../testing/test-server.ts'
import {
  type ModelBudget,
  queryModelSpending,
  reserveModelTokens,
  returnUnusedModelTokens,
} from './model-days.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(() => runStatement(database.connectionString, 'DELETE FROM model_days'))

const NONE: ModelBudget = { storiesPerDay: undefined, tokensPerDay: undefined }
const spend = (tokens: number, budget: Partial<ModelBudget> = {}, now = NOW) =>
  reserveModelTokens(db, { tokens, budget: { ...NONE, ...budget }, now })

test('without limits everything is counted and allowed', async () => {
  expect(await spend(5_000_000_000)).toBe(true)
  expect(await spend(1)).toBe(true)
  expect(await queryModelSpending(db, NOW)).toEqual({ stories: 2, tokens: 5_000_000_001 })
})

test.each<[string, Partial<ModelBudget>]>([
  ['stories', { storiesPerDay: 2 }],
  ['tokens', { tokensPerDay: 250 }],
])('no more %s than a day may have, and again the next day', async (_name, budget) => {
  const granted = [await spend(100, budget), await spend(100, budget), await spend(100, budget)]
  expect(granted).toEqual([true, true, false])
  expect(await queryModelSpending(db, NOW)).toEqual({ stories: 2, tokens: 200 })
  expect(await spend(100, budget, hoursAfter(13))).toBe(true)
})

test('processes that spend at once never spend too much', async () => {
  const granted = await Promise.all(Array.from({ length: 20 }, () => spend(10, { storiesPerDay: 7 })))
  expect(granted.filter(Boolean)).toHaveLength(7)
})

test('an unused reservation is returned to the day that it was taken from', async () => {
  await spend(1_000)
  await returnUnusedModelTokens(db, NOW, { stories: 0, tokens: 700 })
  expect(await queryModelSpending(db, NOW)).toEqual({ stories: 1, tokens: 300 })
  await returnUnusedModelTokens(db, NOW, { stories: 1, tokens: 300 })
  expect(await queryModelSpending(db, NOW)).toEqual({ stories: 0, tokens: 0 })
})
