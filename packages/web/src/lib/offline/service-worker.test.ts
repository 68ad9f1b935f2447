// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { newerReleaseLoader } from './release.ts'
import { registerServiceWorker } from './service-worker.ts'

const OWN_SCRIPT = '/build/boot-own.js'

/**
 * A service worker of the release to which one script belongs. It counts the requests to take over and the
 * questions whether a script belongs to its release.
 */
class FakeWorker extends EventTarget {
  state = 'installing'
  takeOvers = 0
  questions = 0
  /** Whether the browser has stopped the worker, so that messages to it get lost. */
  isStopped = false
  readonly #script: string
  constructor(script: string) {
    super()
    this.#script = script
  }
  postMessage(message: { kind: string; script?: string }, ports: MessagePort[] = []): void {
    if (message.kind === 'is-yours') this.questions += 1
    if (this.isStopped) return
    if (message.kind === 'is-yours') ports[0]?.postMessage(message.script === this.#script)
    if (message.kind === 'take-over') this.takeOvers += 1
  }
  enter(state: 'installed' | 'activated'): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker('/build/boot-before.js')
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
}

let registration: FakeRegistration

beforeEach(() => {
  registration = new FakeRegistration()
  const container = Object.assign(new EventTarget(), { register: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.spyOn(document, 'querySelector').mockReturnValue({
    getAttribute: () => OWN_SCRIPT,
  } as unknown as Element)
  newerReleaseLoader.set(undefined)
  return () => vi.unstubAllGlobals()
})

test('a worker of the page’s release that is found later takes over once it is installed', async () => {
  await registerServiceWorker()
  const worker = new FakeWorker(OWN_SCRIPT)
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  expect(worker.takeOvers).toBe(0)
  worker.enter('installed')
  await vi.waitFor(() => expect(worker.takeOvers).toBe(1))
})

test('a worker that was already being installed when the page registered takes over too', async () => {
  const worker = new FakeWorker(OWN_SCRIPT)
  registration.installing = worker
  await registerServiceWorker()
  worker.enter('installed')
  await vi.waitFor(() => expect(worker.takeOvers).toBe(1))
})

test('a worker that already waits takes over at once', async () => {
  const worker = new FakeWorker(OWN_SCRIPT)
  worker.state = 'installed'
  registration.waiting = worker
  await registerServiceWorker()
  await vi.waitFor(() => expect(worker.takeOvers).toBe(1))
})

test('a worker that was stopped before it answered is asked again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const worker = new FakeWorker(OWN_SCRIPT)
  worker.state = 'installed'
  worker.isStopped = true
  registration.waiting = worker
  await registerServiceWorker()
  worker.isStopped = false
  vi.advanceTimersByTime(4_999)
  expect(worker.questions).toBe(1)
  vi.advanceTimersByTime(1)
  expect(worker.questions).toBe(2)
  await vi.waitFor(() => expect(worker.takeOvers).toBe(1))
  vi.useRealTimers()
})

test('a worker that stays waiting is told again to take over, until it is active', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const worker = new FakeWorker(OWN_SCRIPT)
  worker.state = 'installed'
  registration.waiting = worker
  await registerServiceWorker()
  await vi.waitFor(() => expect(worker.takeOvers).toBe(1))
  vi.advanceTimersByTime(5_000)
  expect(worker.takeOvers).toBe(2)
  worker.enter('activated')
  vi.advanceTimersByTime(60_000)
  expect(worker.takeOvers).toBe(2)
  vi.useRealTimers()
})

test('a worker of another release waits until the reader loads it', async () => {
  const worker = new FakeWorker('/build/boot-next.js')
  registration.installing = worker
  await registerServiceWorker()
  worker.enter('installed')
  await vi.waitFor(() => expect(newerReleaseLoader.get()).toBeDefined())
  expect(worker.takeOvers).toBe(0)
})

test('the first worker of a device isn’t told to take over', async () => {
  registration.active = null
  const worker = new FakeWorker(OWN_SCRIPT)
  registration.installing = worker
  await registerServiceWorker()
  worker.enter('installed')
  await new Promise((resolve) => setImmediate(resolve))
  expect(worker.takeOvers).toBe(0)
})
