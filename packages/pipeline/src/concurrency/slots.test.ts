import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './slots.ts'

test('no more than so many run at once, in order, and a failure frees its slot', async () => {
  const run = createConcurrencyLimit(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const tasks = [1, 2, 3, 4, 5].map((number) =>
    run(async () => {
      running += 1
      most = Math.max(most, running)
      order.push(number)
      await Promise.resolve()
      running -= 1
      if (number === 2) throw new Error('two')
      return number
    }),
  )
  const results = await Promise.allSettled(tasks)
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})
