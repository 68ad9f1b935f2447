import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW } from '../testing/samples.ts'
import { runStatement } from '../testing/test-server.ts'
import {
  deleteOldModelAnswers,
  findAnsweredModelRequests,
  findModelAnswer,
  type NewModelAnswer,
  saveModelAnswer,
} from './model-answers.ts'
import { queryModelSpending, reserveModelTokens } from './model-days.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(() => runStatement(database.connectionString, 'DELETE FROM model_answers; DELETE FROM model_days'))

const draft = { draft: { sentences: [{ text: 'Six “died”.', sources: [1] }] } }
const save = (question: string, change: Partial<NewModelAnswer> = {}) =>
  saveModelAnswer(db, { question, answer: draft, tokens: 900, answeredAt: NOW, ...change })

test('an answer is found by its question', async () => {
  await save('a')
  expect(await findModelAnswer(db, 'a')).toEqual(draft)
  expect(await findModelAnswer(db, 'b')).toBeUndefined()
})

test('a later answer takes the place of the one before; what PostgreSQL can’t store costs nothing', async () => {
  await save('a')
  await save('a', { answer: { draft: 'nul \0 and half \ud800' } })
  expect(await findModelAnswer(db, 'a')).toEqual({ draft: 'nul  and half �' })
})

test('answered requests are distinguished from others, and drafts from failures', async () => {
  await save('a')
  await save('b', { answer: { failure: 'empty' } })
  const answered = await findAnsweredModelRequests(db, ['a', 'b', 'c'])
  expect(answered.toSorted((one, other) => (one.question < other.question ? -1 : 1))).toEqual([
    { question: 'a', isDraft: true },
    { question: 'b', isDraft: false },
  ])
  expect(await findAnsweredModelRequests(db, [])).toEqual([])
})

test('house-keeping drops old answers and days', async () => {
  const budget = { storiesPerDay: undefined, tokensPerDay: undefined }
  await save('old', { answeredAt: hoursAfter(-200) })
  await save('new')
  await reserveModelTokens(db, { tokens: 1, budget, now: hoursAfter(-200) })
  expect(await deleteOldModelAnswers(db, hoursAfter(-24))).toBe(1)
  expect(await findModelAnswer(db, 'new')).toEqual(draft)
  expect(await queryModelSpending(db, hoursAfter(-200))).toEqual({ stories: 0, tokens: 0 })
})
