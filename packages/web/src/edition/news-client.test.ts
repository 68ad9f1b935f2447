import { expect, test, vi } from 'vitest'
import { createWorkerNewsClient, type WorkerRequestWithId } from './news-client.ts'

/** Creates a fake worker that answers requests and dies when the test makes it do so. */
function fakeWorker() {
  const listeners: Record<string, (event: object) => void> = {}
  const posted: WorkerRequestWithId[] = []
  return {
    posted,
    postMessage: (message: WorkerRequestWithId) => posted.push(message),
    addEventListener: (kind: string, listener: (event: object) => void) => {
      listeners[kind] = listener
    },
    answer: (id: number, answer: unknown) => listeners.message?.({ data: { id, answer } }),
    die: () => listeners.error?.({}),
  }
}

test('the worker is started once, at the first request', async () => {
  const worker = fakeWorker()
  const hire = vi.fn(() => worker as unknown as Worker)
  const newsClient = createWorkerNewsClient(hire)
  expect(hire).not.toHaveBeenCalled()
  void newsClient.edition({ isRefresh: false })
  void newsClient.quality()
  expect(hire).toHaveBeenCalledOnce()
  expect(worker.posted).toEqual([
    { id: 1, kind: 'edition', input: { isRefresh: false } },
    { id: 2, kind: 'quality', input: undefined },
  ])
})

test('each request gets its own answer, in whatever order they arrive', async () => {
  const worker = fakeWorker()
  const newsClient = createWorkerNewsClient(() => worker as unknown as Worker)
  const [first, second] = [newsClient.story('a'), newsClient.story('b')]
  worker.answer(2, { ok: true, data: 'b' })
  worker.answer(1, { ok: false, failure: 'not-found' })
  expect(await second).toEqual({ ok: true, data: 'b' })
  expect(await first).toEqual({ ok: false, failure: 'not-found' })
})

test('a worker that dies is replaced once, and its pending requests are sent again', async () => {
  const workers = [fakeWorker(), fakeWorker()]
  const hire = vi.fn(() => workers[hire.mock.calls.length - 1] as unknown as Worker)
  const newsClient = createWorkerNewsClient(hire)
  const received = newsClient.config()
  workers[0]?.die()
  expect(workers[1]?.posted).toEqual(workers[0]?.posted)
  workers[1]?.answer(1, { ok: false, failure: 'network' })
  expect(await received).toEqual({ ok: false, failure: 'network' })
})

test('FD-14 if the worker dies again, pending and later requests fail as unavailable', async () => {
  const workers = [fakeWorker(), fakeWorker()]
  const hire = vi.fn(() => workers[hire.mock.calls.length - 1] as unknown as Worker)
  const newsClient = createWorkerNewsClient(hire)
  const received = newsClient.config()
  workers[0]?.die()
  workers[1]?.die()
  expect(await received).toEqual({ ok: false, failure: 'unavailable' })
  expect(await newsClient.quality()).toEqual({ ok: false, failure: 'unavailable' })
  expect(hire).toHaveBeenCalledTimes(2)
})
