import { expect, test } from 'vitest'
import { politeness } from './politeness.ts'

test('a host gets one request at a time with a gap, others don’t wait for it', async () => {
  const log: string[] = []
  const gaps: (() => void)[] = []
  const polite = politeness({
    gapMs: 1500,
    wait: (ms) => {
      log.push(`gap ${ms}`)
      return new Promise<void>((resolve) => gaps.push(resolve))
    },
  })
  const task = (name: string) => async () => void log.push(name)
  const first = polite.run('a.example', task('a1'))
  const second = polite.run('a.example', task('a2'))
  await polite.run('b.example', task('b1'))
  await first
  expect(log).toEqual(['a1', 'b1', 'gap 1500', 'gap 1500'])
  for (const end of gaps) end()
  await second
  expect(log.at(4)).toBe('a2')
})

test('a failed request passes its error on and holds nobody up', async () => {
  const polite = politeness({ gapMs: 0, wait: async () => {} })
  const failing = polite.run('a.example', () => Promise.reject(new Error('down')))
  const next = polite.run('a.example', async () => 'fine')
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe('fine')
})
