// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { devicePushSettings } from '../../device/push/push.ts'
import { renewPushSubscription } from '../../device/push/push-device.ts'
import { ConfigContext } from '../../lib/config.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { fakeCaches } from '../../testing/fakes/fake-caches.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { BreakingNewsSwitch } from './breaking-news-switch.tsx'

const SUBSCRIBE = 'POST /api/push-subscriptions'
const UNSUBSCRIBE = 'DELETE /api/push-subscriptions'
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
const ok = (status: string) => () => Response.json({ status })

let device = fakeCaches(location.origin)
let subscribed: object | null
const unsubscribe = vi.fn(async () => {
  subscribed = null
  return true
})

/** Simulates a browser with push messages; `answer` is the reader's answer to the request for permission. */
function aBrowser({ answer = 'granted', permission = 'default', subscribe = true } = {}) {
  const endpoint = 'https://push.example/device'
  const made = { endpoint, toJSON: () => ({ endpoint, keys: KEYS }), unsubscribe }
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: vi.fn(async () => {
      if (!subscribe) throw new DOMException('No push service.', 'AbortError')
      subscribed = made
      return made
    }),
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: vi.fn(async () => answer) })
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  return pushManager
}

beforeEach(() => {
  subscribed = null
  device = fakeCaches(location.origin)
  vi.stubGlobal('caches', device.caches)
})
afterEach(() => {
  cleanup()
  devicePushSettings.set(null)
  vi.unstubAllGlobals()
  unsubscribe.mockClear()
})

function draw(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [SUBSCRIBE]: ok('subscribed'), [UNSUBSCRIBE]: ok('forgotten'), ...answers })
  vi.stubGlobal('fetch', api.outside.fetch)
  renderWithProviders(
    <ConfigContext value={{ ...DEFAULT_CONFIG, push: { publicKey: 'key' } }}>
      <BreakingNewsSwitch />
    </ConfigContext>,
  )
  return api
}
const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Breaking news on this device' })
/** Waits until a change is finished: until then, the switch and the fields ignore further changes. */
const whenIdle = () =>
  waitFor(() => expect(theSwitch().closest('section')?.getAttribute('aria-busy')).toBe('false'))

test('nothing is requested before a click; then only the device and its quiet hours are registered', async () => {
  aBrowser()
  const { received } = draw()
  expect(Notification.requestPermission).not.toHaveBeenCalled()
  fireEvent.click(theSwitch())
  await waitFor(() => expect(theSwitch().checked).toBe(true))
  expect(received).toEqual([
    {
      call: SUBSCRIBE,
      token: undefined,
      body: {
        endpoint: 'https://push.example/device',
        keys: KEYS,
        language: 'en',
        quietHours: { from: 22, to: 7 },
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
  ])
  expect(JSON.parse(localStorage.getItem('plainwire.push') ?? '')).toEqual({
    quietHours: { from: 22, to: 7 },
  })
  expect(device.paths('plainwire-push')).toEqual(['/push-choices?kept'])
})

test('quiet hours can be changed, and stay unchanged if the server can’t be reached', async () => {
  aBrowser()
  const { received } = draw({
    [SUBSCRIBE]: ({ body }) =>
      JSON.stringify(body).includes('"from":20')
        ? apiError(400, 'BAD_REQUEST')
        : Response.json({ status: 'subscribed' }),
  })
  fireEvent.click(theSwitch())
  await screen.findByRole('combobox', { name: 'From' })
  await whenIdle()
  fireEvent.change(screen.getByRole('combobox', { name: 'From' }), { target: { value: '23' } })
  await waitFor(() => expect(devicePushSettings.get()?.quietHours).toEqual({ from: 23, to: 7 }))
  await whenIdle()
  fireEvent.change(screen.getByRole('combobox', { name: 'From' }), { target: { value: '20' } })
  expect((await screen.findByRole('alert')).textContent).toContain("That didn't work")
  expect(devicePushSettings.get()?.quietHours).toEqual({ from: 23, to: 7 })
  expect(received).toHaveLength(3)
})

test('switching off deletes the registration on device and server, even if the server fails', async () => {
  aBrowser()
  const { calls } = draw({ [UNSUBSCRIBE]: () => apiError(400, 'BAD_REQUEST') })
  fireEvent.click(theSwitch())
  await waitFor(() => expect(theSwitch().checked).toBe(true))
  await whenIdle()
  fireEvent.click(theSwitch())
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled())
  await waitFor(() => expect(calls().at(-1)).toBe(UNSUBSCRIBE))
  expect(theSwitch().checked).toBe(false)
  expect([localStorage.getItem('plainwire.push'), device.paths('plainwire-push')]).toEqual([null, undefined])
})

test('a reader who denies or has denied the permission sees how to change it', async () => {
  aBrowser({ answer: 'denied' })
  const { received } = draw()
  fireEvent.click(theSwitch())
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => 'denied' })
  expect(await screen.findByText(/are blocked/)).toBeTruthy()
  expect([theSwitch().checked, theSwitch().getAttribute('aria-disabled'), received]).toEqual([
    false,
    'true',
    [],
  ])
})

test('if the browser’s push service can’t be reached nothing changes, and a message is shown', async () => {
  aBrowser({ subscribe: false })
  const { received } = draw()
  fireEvent.click(theSwitch())
  expect((await screen.findByRole('alert')).textContent).toContain("That didn't work")
  expect([theSwitch().checked, devicePushSettings.get(), received]).toEqual([false, null, []])
})

test('a browser without notifications shows a message', () => {
  vi.stubGlobal('navigator', { onLine: true })
  draw()
  expect(screen.getByText(/This browser can't show notifications/)).toBeTruthy()
  expect(theSwitch().getAttribute('aria-disabled')).toBe('true')
})

test('without a connection it can be switched off but not on', () => {
  aBrowser()
  Object.assign(navigator, { onLine: false })
  draw()
  fireEvent.click(theSwitch())
  expect(Notification.requestPermission).not.toHaveBeenCalled()
  expect(screen.getByText('You need a connection to switch this on.')).toBeTruthy()
})

test('an installation without push messages shows no switch', () => {
  aBrowser()
  renderWithProviders(<BreakingNewsSwitch />)
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a later visit sends only changes of the device; if notifications were blocked, the registration ends', async () => {
  aBrowser({ permission: 'granted' })
  const { outside, received } = fakeApi({ [SUBSCRIBE]: ok('subscribed'), [UNSUBSCRIBE]: ok('forgotten') })
  await renewPushSubscription('key', 'nl', outside)
  expect(received).toEqual([])
  devicePushSettings.set({ quietHours: { from: 1, to: 2 } })
  await renewPushSubscription('key', 'nl', outside)
  expect(received[0]?.body).toMatchObject({ language: 'nl', quietHours: { from: 1, to: 2 } })
  await renewPushSubscription('key', 'nl', outside)
  expect(received).toHaveLength(1)
  await renewPushSubscription('key', 'en', outside)
  expect(received).toHaveLength(2)
  aBrowser({ permission: 'denied' })
  await renewPushSubscription('key', 'nl', outside)
  expect([devicePushSettings.get(), unsubscribe.mock.calls.length]).toEqual([null, 1])
})
