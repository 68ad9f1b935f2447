import { expect, test, vi } from 'vitest'
import { workerNewsroom } from './newsroom.ts'

/** A worker that answers what it is told to, and can die. */
function fakeWorker() {
  const listeners: Record<string, (event: object) => void> = {}
  const posted: { id: number; ask: unknown }[] = []
  return {
    posted,
    postMessage: (message: { id: number; ask: unknown }) => posted.push(message),
    addEventListener: (kind: string, listener: (event: object) => void) => {
      listeners[kind] = listener
    },
    answer: (id: number, answer: unknown) => listeners.message?.({ data: { id, answer } }),
    die: () => listeners.error?.({}),
  }
}

test('the worker starts with the first question, and once', async () => {
  const worker = fakeWorker()
  const hire = vi.fn(() => worker as unknown as Worker)
  const newsroom = workerNewsroom(hire)
  expect(hire).not.toHaveBeenCalled()
  void newsroom.news(false)
  void newsroom.cities()
  expect(hire).toHaveBeenCalledOnce()
  expect(worker.posted.map(({ ask }) => ask)).toEqual([
    { kind: 'news', isRefresh: false },
    { kind: 'cities' },
  ])
})

test('each question gets its own answer, in whatever order they come', async () => {
  const worker = fakeWorker()
  const newsroom = workerNewsroom(() => worker as unknown as Worker)
  const [first, second] = [newsroom.story('a'), newsroom.story('b')]
  worker.answer(2, { ok: true, data: 'b' })
  worker.answer(1, { ok: false, failure: 'not-found' })
  expect(await second).toEqual({ ok: true, data: 'b' })
  expect(await first).toEqual({ ok: false, failure: 'not-found' })
})

test('FD-14 a worker that dies is told of as unavailable, now and later', async () => {
  const worker = fakeWorker()
  const newsroom = workerNewsroom(() => worker as unknown as Worker)
  const asked = newsroom.config()
  worker.die()
  expect(await asked).toEqual({ ok: false, failure: 'unavailable' })
  expect(await newsroom.translations('x')).toEqual({ ok: false, failure: 'unavailable' })
})
