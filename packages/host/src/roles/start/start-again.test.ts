import { StoreError } from '@plainwire/store'
import { expect, test, vi } from 'vitest'
import { isTemporaryFailure, retryTemporaryFailures, startWithRetries } from './start-again.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
const never = new AbortController().signal

test('row 30, L4: the edition on the disk is served before the database is ready', async () => {
  const order: string[] = []
  await using closers = new AsyncDisposableStack()
  const openInterimServer = async () => {
    order.push('serves')
    return { stop: async () => void order.push('handed over') }
  }
  const start = async (_opened: AsyncDisposableStack, takeOver: () => Promise<void>) => {
    order.push('database ready')
    await takeOver()
    order.push('listens')
  }
  await startWithRetries(start, closers, { log, stopping: never, openInterimServer })
  expect(order).toEqual(['serves', 'database ready', 'handed over', 'listens'])
  await closers.disposeAsync()
  expect(order).toHaveLength(4)
})

test('row 33, H2: while a start fails the last edition is served, until it succeeds', async () => {
  const order: string[] = []
  await using closers = new AsyncDisposableStack()
  let starts = 0
  const openInterimServer = vi.fn(async () => ({ stop: async () => void order.push('handed over') }))
  await startWithRetries(
    async (opened, takeOver) => {
      opened.defer(() => void order.push('closed'))
      starts += 1
      if (starts < 4) throw full
      await takeOver()
      order.push('listens')
    },
    closers,
    { log, stopping: never, openInterimServer, retryMs: 0 },
  )
  expect(openInterimServer).toHaveBeenCalledTimes(1)
  expect(order).toEqual(['closed', 'closed', 'closed', 'handed over', 'listens'])
})

test('after a start that fails late, the interim server serves again', async () => {
  await using closers = new AsyncDisposableStack()
  let starts = 0
  const openInterimServer = vi.fn(async () => ({ stop: async () => undefined }))
  await startWithRetries(
    async (_opened, takeOver) => {
      starts += 1
      if (starts === 2) await takeOver()
      if (starts < 3) throw full
    },
    closers,
    { log, stopping: never, openInterimServer, retryMs: 0 },
  )
  expect(openInterimServer).toHaveBeenCalledTimes(2)
})

test('row 33, H2: after a start that fails late, the edition on the disk is served before the database is closed', async () => {
  const order: string[] = []
  await using closers = new AsyncDisposableStack()
  let starts = 0
  const openInterimServer = async () => {
    order.push('serves')
    return { stop: async () => void order.push('handed over') }
  }
  await startWithRetries(
    async (opened, takeOver) => {
      opened.defer(() => void order.push('database closed'))
      await takeOver()
      opened.defer(() => void order.push('server closed'))
      starts += 1
      if (starts === 1) throw full
    },
    closers,
    { log, stopping: never, openInterimServer, retryMs: 0 },
  )
  expect(order).toEqual([
    'serves',
    'handed over',
    'server closed',
    'serves',
    'database closed',
    'handed over',
  ])
  await closers.disposeAsync()
  expect(order.slice(6)).toEqual(['server closed', 'database closed'])
})

test('a step that fails because the database restarts is run again, without what the failed attempt opened', async () => {
  const order: string[] = []
  await using closers = new AsyncDisposableStack()
  let attempts = 0
  const step = async (opened: AsyncDisposableStack) => {
    attempts += 1
    const attempt = attempts
    opened.defer(() => void order.push(`closed ${attempt}`))
    if (attempt < 3) throw new Error('Connection terminated unexpectedly')
    order.push('done')
  }
  const options = { log, stopping: never, message: 'Trying again.', retryMs: 0 }
  await retryTemporaryFailures(step, closers, options)
  expect(order).toEqual(['closed 1', 'closed 2', 'done'])
  await closers.disposeAsync()
  expect(order.at(-1)).toBe('closed 3')
})

test('a step that fails for another reason, or while the process is stopped, is not run again', async () => {
  await using closers = new AsyncDisposableStack()
  const stop = new AbortController()
  const fault = vi.fn(() => Promise.reject(new TypeError('a fault of ours')))
  const options = { log, stopping: stop.signal, message: 'Trying again.', retryMs: 0 }
  await expect(retryTemporaryFailures(fault, closers, options)).rejects.toThrow('a fault of ours')
  const stopped = vi.fn(() => {
    stop.abort()
    return Promise.reject(full)
  })
  await expect(retryTemporaryFailures(stopped, closers, options)).rejects.toBe(full)
  expect([fault, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('without an edition on the disk, and for what does not pass, a failure is one', async () => {
  await using closers = new AsyncDisposableStack()
  const openInterimServer = vi.fn(async () => undefined)
  const start = (error: Error) =>
    startWithRetries(() => Promise.reject(error), closers, {
      log,
      stopping: never,
      openInterimServer,
      retryMs: 0,
    })
  await expect(start(full)).rejects.toBe(full)
  expect(openInterimServer).toHaveBeenCalledTimes(2)
  await expect(start(new Error('a fault of ours'))).rejects.toThrow('a fault of ours')
})

test('a stopped process starts nothing more', async () => {
  await using closers = new AsyncDisposableStack()
  const stop = new AbortController()
  const ended = vi.fn(async () => undefined)
  const start = vi.fn(() => Promise.reject(full))
  const openInterimServer = async () => {
    stop.abort()
    return { stop: ended }
  }
  await expect(
    startWithRetries(start, closers, { log, stopping: stop.signal, openInterimServer }),
  ).rejects.toThrow()
  await closers.disposeAsync()
  expect([start, ended].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test.each<[unknown, boolean]>([
  [full, true],
  [new Error('wrapped', { cause: full }), true],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), true],
  [new StoreError('EMBEDDED_FAILED', 'It ended.'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new StoreError('ALREADY_RUNNING', 'It runs.'), false],
  [new StoreError('DATABASE_TOO_OLD', 'It is old.'), false],
  [new TypeError('x is not a function'), false],
  ['text', false],
])('whether %s may pass: %s', (error, expected) => {
  expect(isTemporaryFailure(error)).toBe(expected)
})
