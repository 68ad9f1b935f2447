// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runWhenIdle } from './when-idle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a callback waits until the browser is idle, and can be cancelled', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const run = vi.fn()
  runWhenIdle(run)
  runWhenIdle(run)()
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('requestIdleCallback is used if the browser has it', () => {
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  runWhenIdle(() => {})
  expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 3000 })
})
