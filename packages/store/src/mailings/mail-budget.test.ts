import { MINUTE_MS } from '@plainwire/domain/units'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { type MailBudget, takeFromMailBudget } from './mail-budget.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(async () => void (await db.deleteFrom('mail_budgets').execute()))

const NOW = new Date('2026-11-21T12:00:30.000Z')
const BUDGET: MailBudget = { perMinute: 10, perDay: 25 }
const take = (wanted: number, now = NOW, budget = BUDGET) => takeFromMailBudget(db, { wanted, budget, now })

test('as many mails are granted as are requested, or as are left in this minute', async () => {
  expect([await take(4), await take(5), await take(3), await take(1)]).toEqual([4, 5, 1, 0])
})

test('a minute begins when the clock’s does', async () => {
  expect(await take(10, new Date('2026-11-21T12:00:59.999Z'))).toBe(10)
  expect(await take(10, new Date('2026-11-21T12:00:00.000Z'))).toBe(0)
  expect(await take(10, new Date('2026-11-21T12:01:00.000Z'))).toBe(10)
})

test('the day’s budget ends before the minute’s, and begins again at midnight in UTC', async () => {
  const at = (minute: number) => take(10, new Date(NOW.getTime() + minute * MINUTE_MS))
  expect([await at(0), await at(1), await at(2), await at(3)]).toEqual([10, 10, 5, 0])
  expect(await take(10, new Date('2026-11-21T23:59:59.999Z'))).toBe(0)
  expect(await take(10, new Date('2026-11-22T00:00:00.000Z'))).toBe(10)
})

test('processes that take at once never take more than there is', async () => {
  const granted = await Promise.all(Array.from({ length: 8 }, () => take(3)))
  expect(granted.reduce((sum, one) => sum + one)).toBe(10)
  expect(granted.toSorted()).toEqual([0, 0, 0, 0, 1, 3, 3, 3])
})

test('a budget that was lowered grants nothing more, and takes nothing back', async () => {
  await take(8)
  expect(await take(5, NOW, { perMinute: 2, perDay: 25 })).toBe(0)
  expect(await take(5, NOW, { perMinute: 10, perDay: 3 })).toBe(0)
  expect(await take(5)).toBe(2)
})

test('no mails cost nothing', async () => {
  expect([await take(0), await take(-5), await take(10)]).toEqual([0, 0, 10])
})
