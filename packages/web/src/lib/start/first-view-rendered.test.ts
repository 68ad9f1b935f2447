// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runWhenFirstViewRendered } from './first-view-rendered.ts'

const isAt = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
beforeEach(() => {
  vi.useFakeTimers()
  isAt('interactive')
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('waits for the pictures of the page and for the frame that shows them', () => {
  const run = vi.fn()
  runWhenFirstViewRendered(run)
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('for a page that has loaded only the next frames are awaited', () => {
  isAt('complete')
  const run = vi.fn()
  runWhenFirstViewRendered(run)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'keydown'])('an interaction (%s) ends the wait', (act) => {
  const run = vi.fn()
  runWhenFirstViewRendered(run)
  dispatchEvent(new Event(act))
  expect(run).toHaveBeenCalledTimes(1)
})

test('a picture that never loads is awaited for 3 s at most', () => {
  const run = vi.fn()
  runWhenFirstViewRendered(run)
  vi.advanceTimersByTime(3000)
  expect(run).toHaveBeenCalledTimes(1)
})
