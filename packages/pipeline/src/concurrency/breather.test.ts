import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBreather } from './breather.ts'

test('others have their turn when work took long, and only then', async () => {
  let turns = 0
  const other = turn().then(() => {
    turns += 1
  })
  await createBreather(60_000)()
  expect(turns).toBe(0)
  await createBreather(0)()
  await other
  expect(turns).toBe(1)
})
