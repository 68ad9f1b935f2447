import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { runUntilStopped } from './run-until-stopped.ts'

const someProcess = () => Object.assign(new EventEmitter(), { exit: vi.fn() })

test.each(['SIGINT', 'SIGTERM'])('%s closes what was opened, last first', async (signal) => {
  const process = someProcess()
  const closed: string[] = []
  const run = runUntilStopped(async (closers) => {
    closers.defer(() => void closed.push('database'))
    closers.defer(() => void closed.push('server'))
  }, process)
  process.emit(signal)
  await run
  expect(closed).toEqual(['server', 'database'])
  expect(process.exit).not.toHaveBeenCalled()
  expect(process.listenerCount(signal)).toBe(0)
})

test('a stop while starting ends the start at its next step', async () => {
  const process = someProcess()
  const steps: string[] = []
  await runUntilStopped(async (closers, stopping) => {
    closers.defer(() => void steps.push('closed'))
    process.emit('SIGTERM')
    stopping.throwIfAborted()
    steps.push('went on')
  }, process)
  expect(steps).toEqual(['closed'])
})

test('a failure at start closes what was opened and is thrown on, also during a stop', async () => {
  const process = someProcess()
  const close = vi.fn()
  const run = runUntilStopped(async (closers) => {
    closers.defer(close)
    process.emit('SIGTERM')
    throw new Error('The port is in use.')
  }, process)
  await expect(run).rejects.toThrow('The port is in use.')
  expect(close).toHaveBeenCalledOnce()
})
