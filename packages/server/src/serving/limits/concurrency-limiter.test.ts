import { expect, test } from 'vitest'
import { createConcurrencyLimiter, RequestQueueFullError } from './concurrency-limiter.ts'

test('so many run, so many wait, the rest is refused at once', async () => {
  const enter = createConcurrencyLimiter({ running: 2, waiting: 1 })
  const open = Promise.withResolvers<void>()
  const order: string[] = []
  const task = (name: string) =>
    enter(async () => {
      order.push(name)
      await open.promise
    })
  const running = [task('a'), task('b')]
  const waiting = task('c')
  await expect(task('d')).rejects.toBeInstanceOf(RequestQueueFullError)
  expect(order).toEqual(['a', 'b'])
  open.resolve()
  await Promise.all([...running, waiting])
  expect(order).toEqual(['a', 'b', 'c'])
})

test('a task that fails makes room', async () => {
  const enter = createConcurrencyLimiter({ running: 1, waiting: 1 })
  await expect(enter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await enter(async () => 'next')).toBe('next')
})
