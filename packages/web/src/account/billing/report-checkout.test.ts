// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { signInHere, signOutHere } from '../../testing/signed-in.ts'
import { providerOrigins } from '../subscription/subscription.ts'
import { reportCheckout } from './report-checkout.ts'

beforeEach(() => {
  providerOrigins.set(['https://checkout.provider.example'])
  history.replaceState(null, '', '/?billing=cancelled&lang=nl#top')
})
afterEach(() => {
  signOutHere()
  providerOrigins.set(undefined)
  for (const { id } of toasts.get()) dismissToast(id)
})

const address = () => `${location.pathname}${location.search}${location.hash}`

test('a cancelled checkout is reported once the reader is signed in, and removed from the address', async () => {
  document.documentElement.lang = 'nl'
  const looked = vi.fn()
  addEventListener('popstate', looked)
  reportCheckout()
  expect(address()).toBe('/?lang=nl#top')
  expect(looked).toHaveBeenCalledOnce()
  expect(toasts.get()).toEqual([])
  signInHere()
  await vi.waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toEqual([
      'Er is niets afgeschreven. Je kunt altijd nog overstappen.',
    ]),
  )
})

test('if payments are simulated, the parameter in the address is ignored', () => {
  providerOrigins.set(undefined)
  reportCheckout()
  expect(address()).toBe('/?billing=cancelled&lang=nl#top')
})
