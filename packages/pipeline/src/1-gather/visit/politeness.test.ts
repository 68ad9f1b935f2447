import { expect, test } from 'vitest'
import { politeness } from './politeness.ts'

/** A politeness whose gaps end under the test's control. */
function patient(exceptions: { origin: string }[] = []) {
  const log: string[] = []
  const gaps: (() => void)[] = []
  const wait = (ms: number) => {
    log.push(`gap ${ms}`)
    return new Promise<void>((resolve) => gaps.push(resolve))
  }
  const polite = politeness({ gapMs: 1_500, exceptions, wait })
  const ask = (host: string, name: string) => polite.run(host, async () => void log.push(name))
  const endGaps = () => {
    for (const end of gaps.splice(0)) end()
  }
  return { log, ask, endGaps }
}

test('a publisher gets one request at a time with a gap, others don’t wait for it', async () => {
  const { log, ask, endGaps } = patient()
  const first = ask('a.example', 'a1')
  const second = ask('a.example', 'a2')
  await ask('b.example', 'b1')
  await first
  expect(log).toEqual(['a1', 'b1', 'gap 1500', 'gap 1500'])
  endGaps()
  await second
  expect(log.at(4)).toBe('a2')
})

test('hosts of one domain share a line, blogs on one platform don’t', async () => {
  const { log, ask } = patient()
  ask('www.courier.example', 'page')
  ask('feeds.courier.example:8443', 'feed')
  ask('one.blogspot.com', 'blog 1')
  await ask('two.blogspot.com', 'blog 2')
  expect(log).toEqual(expect.arrayContaining(['page', 'blog 1', 'blog 2']))
  expect(log).not.toContain('feed')
})

test('a listener of our own needs no patience', async () => {
  const { log, ask } = patient([{ origin: 'http://127.0.0.1:8081' }])
  await Promise.all([ask('127.0.0.1:8081', 'one'), ask('127.0.0.1:8081', 'two')])
  expect(log).toEqual(['one', 'two'])
})

test('a failed request passes its error on and holds nobody up', async () => {
  const polite = politeness({ gapMs: 0, wait: async () => undefined })
  const failing = polite.run('a.example', () => Promise.reject(new Error('down')))
  const next = polite.run('a.example', async () => 'fine')
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe('fine')
})
