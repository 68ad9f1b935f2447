import { HOUR_MS } from '@plainwire/domain/units'
import { expect, test, vi } from 'vitest'
import { testLog } from '../../testing/index.ts'
import type { PostgresServer } from './server.ts'
import { superviseServer } from './supervise.ts'

/** A server that ends when it is stopped, or by `crash`. */
function someServer(pid: number): PostgresServer & { crash(): void } {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    pid,
    socketFolder: '/run',
    ended,
    crash: () => end(),
    async stop() {
      end()
      await ended
    },
  }
}

const messages = (log: ReturnType<typeof testLog>) => log.lines.map(({ message }) => message)

test('a server that ends by itself is started again, one that is stopped is not', async () => {
  const log = testLog()
  const servers = [someServer(2), someServer(3)]
  let starts = 0
  const first = someServer(1)
  const supervision = superviseServer(first, async () => servers[starts++] ?? first, log, [0, 0, 0])
  first.crash()
  await expect.poll(() => starts).toBe(1)
  servers[0]?.crash()
  await expect.poll(() => starts).toBe(2)
  await supervision.stop()
  expect(starts).toBe(2)
  expect(messages(log)).toHaveLength(2)
})

test('row 33, H2: a server that ends repeatedly is restarted without a limit', async () => {
  const log = testLog()
  let starts = 0
  const first = someServer(1)
  const well = someServer(100)
  const supervision = superviseServer(
    first,
    async () => {
      starts += 1
      if (starts === 20) return well
      const server = someServer(starts)
      server.crash()
      return server
    },
    log,
    [0, 0, 0],
  )
  first.crash()
  await expect.poll(() => starts).toBe(20)
  await supervision.stop()
  expect(starts).toBe(20)
})

test('a start that fails is tried again', async () => {
  const log = testLog()
  let starts = 0
  const first = someServer(1)
  const second = someServer(2)
  const supervision = superviseServer(
    first,
    async () => {
      starts += 1
      if (starts === 1) throw new Error('no memory')
      return second
    },
    log,
    [0, 0, 0],
  )
  first.crash()
  await expect.poll(() => starts).toBe(2)
  await supervision.stop()
  expect(log.lines[1]).toMatchObject({ level: 'error', context: { reason: 'no memory' } })
})

test('if it is stopped while it waits to restart, it starts nothing', async () => {
  const log = testLog()
  const first = someServer(1)
  const start = () => Promise.reject(new Error('never'))
  const supervision = superviseServer(first, start, log, [HOUR_MS])
  first.crash()
  await expect.poll(() => messages(log)).toHaveLength(1)
  await supervision.stop()
  expect(messages(log)).toHaveLength(1)
})

test('a server that was starting when the stop was requested is stopped, and the stop ends', async () => {
  const log = testLog()
  const first = someServer(1)
  const second = someServer(2)
  const stopSecond = vi.spyOn(second, 'stop')
  const starting = Promise.withResolvers<PostgresServer>()
  const start = vi.fn(() => starting.promise)
  const supervision = superviseServer(first, start, log, [0])
  first.crash()
  await expect.poll(() => start.mock.calls.length).toBe(1)
  const stopped = supervision.stop()
  starting.resolve(second)
  await stopped
  expect(stopSecond).toHaveBeenCalled()
})
