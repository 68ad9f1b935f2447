import { expect, test } from 'vitest'
import { createPoliteRequestQueue } from './polite-request-queue.ts'

/** Creates a request queue in which the gaps between requests only end when the test calls `endGaps`. */
function patient(exceptions: { origin: string }[] = []) {
  const log: string[] = []
  const gaps: (() => void)[] = []
  const wait = (ms: number) => {
    log.push(`gap ${ms}`)
    return new Promise<void>((resolve) => gaps.push(resolve))
  }
  const polite = createPoliteRequestQueue({ gapMs: 1_500, exceptions, wait })
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

test('a failed request rejects and doesn’t delay others', async () => {
  const polite = createPoliteRequestQueue({ gapMs: 0, wait: async () => undefined })
  const failing = polite.run('a.example', () => Promise.reject(new Error('down')))
  const next = polite.run('a.example', async () => 'fine')
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe('fine')
})

test('a turn of another process is awaited, and ended with the gap that the publisher requests', async () => {
  const log: string[] = []
  const answers = [30_000, 200, 0]
  const polite = createPoliteRequestQueue({
    gapMs: 1_500,
    wait: async (ms) => void log.push(`wait ${ms}`),
    turns: {
      take: async (domain) => {
        log.push(`take ${domain}`)
        return answers.shift() ?? 0
      },
      end: async (domain, gap) => void log.push(`end ${domain} ${JSON.stringify(gap)}`),
    },
  })
  polite.slowDown('www.courier.example', 4_000)
  await polite.run('feeds.courier.example', async () => void log.push('request'))
  await polite.run('www.courier.example', async () => void log.push('request'))
  const domain = 'courier.example'
  const ended = [`end ${domain} {"gapMs":1500,"requestedGapMs":4000}`, 'wait 4000']
  expect(log.slice(0, 9)).toEqual([
    ...[`take ${domain}`, 'wait 500', `take ${domain}`, 'wait 200', `take ${domain}`, 'request'],
    ...[...ended, `take ${domain}`],
  ])
})

test('if turns can’t be taken, the request fails and the next one tries again', async () => {
  const answers = [Promise.reject(new Error('no database')), Promise.resolve(0)]
  const turns = { take: () => answers.shift() ?? Promise.resolve(0), end: async () => undefined }
  const polite = createPoliteRequestQueue({ gapMs: 0, wait: async () => undefined, turns })
  await expect(polite.run('a.example', async () => 'never')).rejects.toThrow('no database')
  expect(await polite.run('a.example', async () => 'fine')).toBe('fine')
})
