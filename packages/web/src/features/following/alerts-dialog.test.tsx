// @vitest-environment happy-dom
import type { FollowAlerts } from '@plainwire/domain/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { ConfigContext } from '../../lib/config.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'
import { apiError, fakeApi, type ReceivedCall } from '../../testing/fakes/fake-api.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { AlertsDialog } from './alerts-dialog.tsx'

const thing = { kind: 'place', key: 'NL', label: 'Netherlands' } as const
const NOTHING: FollowAlerts = { ...thing, digest: false, bell: false, feed: null, hook: null }
const feedNo = (number: number) => ({
  atom: `https://plainwire.example/${number}.atom`,
  json: `https://plainwire.example/${number}.json`,
})

afterEach(() => {
  cleanup()
  signOutOnDevice()
  for (const { id } of toasts.get()) dismissToast(id)
  vi.unstubAllGlobals()
})

/** A fake of the server's API for alerts. */
function accountWith(over: Partial<FollowAlerts> = {}) {
  const { label: _, ...start } = { label: '', ...NOTHING, ...over }
  let alerts = { ...start, kind: thing.kind, key: thing.key }
  let number = 0
  const api = fakeApi({
    'GET /api/followed': () => Response.json({ things: [], alerts: [alerts] }),
    'PATCH /api/followed': ({ body }: ReceivedCall) => {
      const { feed, hook, ...rest } = body as { feed?: string; hook?: FollowAlerts['hook'] }
      if (hook?.address.includes('inner')) return apiError(400, 'HOOK_REFUSED')
      const set = hook && { ...hook, secret: 'a-secret' }
      if (feed) number += 1
      alerts = {
        ...alerts,
        ...rest,
        ...(hook !== undefined && { hook: set ?? null }),
        ...(feed && { feed: feed === 'off' ? null : feedNo(number) }),
      }
      return Response.json(alerts)
    },
  })
  vi.stubGlobal('fetch', api.outside.fetch)
  signInOnDevice()
  return api
}
const draw = (language: 'en' | 'nl' = 'en') =>
  renderWithProviders(<AlertsDialog thing={thing} onClose={() => {}} />, { language })
const line = (name: string) => screen.findByRole('switch', { name })
const inDutch = (feed: object) => Object.values(feed).map((address) => `${address}?lang=nl`)
const addresses = () =>
  screen
    .queryAllByRole('textbox')
    .map((box) => (box as HTMLInputElement).value)
    .filter(Boolean)

test('B15 a followed thing can be added to the digest and removed', async () => {
  const api = accountWith()
  draw()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notify me: Netherlands')
  const digest = await line('In my digest')
  fireEvent.click(digest)
  await vi.waitFor(() => expect(digest.getAttribute('aria-checked')).toBe('true'))
  expect(api.received.at(-1)?.body).toEqual({ kind: 'place', key: 'NL', digest: true })
})

test('B15 a followed thing can have a feed at a secret address, which can be renewed', async () => {
  accountWith()
  draw('nl')
  fireEvent.click(await line('Een eigen feed'))
  await vi.waitFor(() => expect(addresses()).toEqual(inDutch(feedNo(1))))
  fireEvent.click(screen.getByRole('button', { name: 'Nieuw adres' }))
  await vi.waitFor(() => expect(addresses()).toEqual(inDutch(feedNo(2))))
  fireEvent.click(await line('Een eigen feed'))
  await vi.waitFor(() => expect(addresses()).toEqual([]))
})

test('B15 a failure is shown', async () => {
  accountWith()
  draw()
  const digest = await line('In my digest')
  vi.stubGlobal('fetch', fakeApi({ 'PATCH /api/followed': () => apiError(400, 'BAD_REQUEST') }).outside.fetch)
  fireEvent.click(digest)
  expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Please try again.')
  expect(digest.getAttribute('aria-checked')).toBe('false')
})

test('B15 new stories are posted to the reader’s webhook, with a secret to verify them', async () => {
  accountWith()
  draw()
  const type = async (value: string) => {
    fireEvent.change(await screen.findByLabelText('Address (https)'), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Save address' }))
  }
  await type('https://inner.example/')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing can be sent to this address/)
  await type('https://hooks.example/1')
  await vi.waitFor(() => expect(addresses()).toEqual(['https://hooks.example/1', 'a-secret']))
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove address' }))
  expect(await screen.findByLabelText('Address (https)')).toBeTruthy()
})

test('B15 push notifications are offered if browser and installation support them', async () => {
  accountWith()
  renderWithProviders(
    <ConfigContext value={{ ...DEFAULT_CONFIG, push: { publicKey: 'key' } }}>
      <AlertsDialog thing={thing} onClose={() => {}} />
    </ConfigContext>,
  )
  expect((await line('On my devices')).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/This browser can't show notifications/)).toBeTruthy()
  cleanup()
  draw()
  await line('In my digest')
  expect(screen.queryByRole('switch', { name: 'On my devices' })).toBeNull()
})
