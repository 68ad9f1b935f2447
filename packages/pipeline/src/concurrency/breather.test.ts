import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createEventLoopYielder } from './breather.ts'

test('others have their turn when work took long, and only then', async () => {
  let turns = 0
  const other = turn().then(() => {
    turns += 1
  })
  await createEventLoopYielder(60_000)()
  expect(turns).toBe(0)
  await createEventLoopYielder(0)()
  await other
  expect(turns).toBe(1)
})
