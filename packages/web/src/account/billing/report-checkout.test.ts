// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { paymentProviderOrigins } from '../subscription/subscription.ts'
import { showCheckoutResultOnReturn } from './report-checkout.ts'

beforeEach(() => {
  paymentProviderOrigins.set(['https://checkout.provider.example'])
  history.replaceState(null, '', '/?billing=cancelled&lang=nl#top')
})
afterEach(() => {
  signOutOnDevice()
  paymentProviderOrigins.set(undefined)
  for (const { id } of toasts.get()) dismissToast(id)
})

const address = () => `${location.pathname}${location.search}${location.hash}`

test('a cancelled checkout is reported once the reader is signed in, and removed from the address', async () => {
  document.documentElement.lang = 'nl'
  const looked = vi.fn()
  addEventListener('popstate', looked)
  showCheckoutResultOnReturn()
  expect(address()).toBe('/?lang=nl#top')
  expect(looked).toHaveBeenCalledOnce()
  expect(toasts.get()).toEqual([])
  signInOnDevice()
  await vi.waitFor(() =>
    expect(toasts.get().map(({ text }) => text)).toEqual([
      'Er is niets afgeschreven. Je kunt altijd nog overstappen.',
    ]),
  )
})

test('if payments are simulated, the parameter in the address is ignored', () => {
  paymentProviderOrigins.set(undefined)
  showCheckoutResultOnReturn()
  expect(address()).toBe('/?billing=cancelled&lang=nl#top')
})
