import { expect, test } from 'vitest'
import type { Check } from './check.ts'
import { runChecks } from './run-all.ts'

/**
 * Returns a check that runs until `end` is called. The argument of `end` is the reason why the check fails,
 * or undefined if it succeeds.
 */
function waitingCheck(name: string) {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const check = {
    name,
    isStarted: false,
    end: resolve,
    run: (): Promise<string | undefined> => {
      check.isStarted = true
      return promise
    },
  }
  return check
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function printed(checks: Check[]): Promise<{ failed: number; text: string }> {
  const texts: string[] = []
  const failed = await runChecks(checks, { write: (text) => texts.push(text) })
  return { failed, text: texts.join('').replaceAll(/\(\d+\.\d s\)/g, '(time)') }
}

test('two checks run at a time, and the next begins when one of them has ended', async () => {
  const checks = ['one', 'two', 'three'].map(waitingCheck)
  const [one, two, three] = checks
  const running = printed(checks)
  await settled()
  expect(checks.map(({ isStarted }) => isStarted)).toEqual([true, true, false])
  two?.end(undefined)
  await settled()
  expect(three?.isStarted).toBe(true)
  one?.end(undefined)
  three?.end(undefined)
  expect((await running).text).toBe('✓ two (time)\n✓ one (time)\n✓ three (time)\n')
})

test('reasons are printed in the order in which checks failed, after all lines', async () => {
  const checks = [
    { name: 'one', run: async () => 'because\n\n' },
    { name: 'two', run: async () => undefined },
    { name: 'three', run: async () => '' },
  ]
  expect(await printed(checks)).toEqual({
    failed: 2,
    text: '✗ one (time)\n✓ two (time)\n✗ three (time)\n\n✗ one\nbecause\n\n✗ three\n\n',
  })
})

test('without checks nothing fails and nothing is printed', async () => {
  expect(await printed([])).toEqual({ failed: 0, text: '' })
})

test('a check that breaks is no success', async () => {
  const broken = { name: 'one', run: () => Promise.reject(new Error('broken')) }
  await expect(printed([broken])).rejects.toThrow('broken')
})
