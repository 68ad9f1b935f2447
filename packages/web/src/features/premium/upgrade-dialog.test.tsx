// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountQueryClient } from '../../account/account-queries.ts'
import { getCurrentSubscription, getCurrentTier } from '../../account/subscription/subscription.ts'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { reportQueriesAtOnce } from '../../testing/prompt-queries.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW } from '../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, MONTHLY_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { UpgradeDialog } from './upgrade-dialog.tsx'

reportQueriesAtOnce()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  cleanup()
  accountQueryClient.clear()
  clearSubscriptions()
  for (const { id } of toasts.get()) dismissToast(id)
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = (name: string) => screen.getByRole('button', { name })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

function draw(variant: 'default' | 'welcome' = 'default', language: 'en' | 'nl' = 'en') {
  const onClose = vi.fn()
  renderWithProviders(<UpgradeDialog variant={variant} onClose={onClose} />, { language })
  return onClose
}

test('PR-01 PR-02 the welcome variant offers the trial, and to continue without it', () => {
  const onClose = draw('welcome')
  expect(heading()).toBe('Try Premium Free for 7 Days')
  expect(button('Start 7-Day Free Trial')).toBeTruthy()
  fireEvent.click(button('Continue with Free Plan'))
  expect(onClose).toHaveBeenCalledOnce()
  cleanup()
  draw('default')
  expect(heading()).toBe('Upgrade to Premium')
})

test('PR-02 PR-05 plan, price, savings, trial notice, six features, start and Maybe Later', () => {
  const onClose = draw()
  expect(screen.getByText('€4.99')).toBeTruthy()
  expect(screen.getByText('2 months free')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Annual/ }))
  expect(screen.getByText('€49')).toBeTruthy()
  expect(screen.getByText('That is €4.08 a month. You save €11 a year.')).toBeTruthy()
  expect(screen.getByText(/You can have the first 7 days for free/)).toBeTruthy()
  expect(screen.getByText(/30-day money-back guarantee/)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(button('Upgrade to Premium')).toBeTruthy()
  fireEvent.click(button('Maybe Later'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('PR-02 each of the six cards describes a different feature', () => {
  draw()
  const titles = screen.getAllByRole('listitem').map((card) => within(card).getByRole('heading').textContent)
  const features = [/ad-free/i, /theme/i, /unlimited|no limits/i, /digest/i, /\bAI\b/, /support/i]
  for (const feature of features) expect(titles.filter((title) => feature.test(title ?? ''))).toHaveLength(1)
  expect(titles).toHaveLength(features.length)
})

test('PR-02 the price is per month or per year, as chosen', () => {
  draw()
  const price = () => screen.getByText(/^€/).parentElement?.textContent
  expect(price()).toBe('€4.99 a month')
  fireEvent.click(screen.getByRole('radio', { name: /Annual/ }))
  expect(price()).toBe('€49 a year')
})

test.each(['default', 'welcome'] as const)(
  'PR-02 the %s variant shows the length of the trial',
  (variant) => {
    draw(variant)
    expect(screen.getByText(/\b7[ -]days?\b/, { selector: 'p' })).toBeTruthy()
  },
)

test('PR-03 a premium reader sees that they have Premium already', () => {
  giveSubscription(MONTHLY_SUBSCRIPTION)
  const onClose = draw()
  expect(heading()).toBe("You're Already Premium")
  fireEvent.click(button('Continue Reading'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('PR-04 the trial starts after a second, and the dialog closes', async () => {
  const onClose = draw('welcome')
  fireEvent.click(button('Start 7-Day Free Trial'))
  expect(button('Starting Trial...')).toHaveProperty('disabled', true)
  await pass(999)
  expect(getCurrentTier()).toBe('free')
  await pass(1)
  expect(getCurrentSubscription()).toMatchObject({ status: 'trialing', plan: 'monthly', invoices: [] })
  expect(onClose).toHaveBeenCalledOnce()
  expect(toasts.get().map(({ text }) => text)).toEqual(['Your free trial has begun'])
})

test('PR-04 upgrading takes two seconds, follows the chosen plan, and closes', async () => {
  const onClose = draw()
  fireEvent.click(screen.getByRole('radio', { name: /Annual/ }))
  fireEvent.click(button('Upgrade to Premium'))
  expect(button('Upgrading...')).toHaveProperty('disabled', true)
  await pass(1999)
  expect(onClose).not.toHaveBeenCalled()
  await pass(1)
  expect(getCurrentSubscription()).toMatchObject({
    status: 'active',
    plan: 'yearly',
    invoices: [{ amount: 49 }],
  })
  expect(onClose).toHaveBeenCalledOnce()
})

test('two clicks at once start Premium once', async () => {
  const onClose = draw()
  const upgrade = button('Upgrade to Premium')
  // Both clicks are handled before the button is rendered as disabled.
  act(() => {
    upgrade.click()
    upgrade.click()
  })
  await pass(4000)
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(getCurrentSubscription()).toMatchObject({ status: 'active', invoices: [{ amount: 4.99 }] })
})

test('if the dialog was closed during the upgrade, its end closes no other dialog', async () => {
  const onClose = draw()
  fireEvent.click(button('Upgrade to Premium'))
  cleanup()
  await pass(2000)
  expect(getCurrentTier()).toBe('premium')
  expect(onClose).not.toHaveBeenCalled()
})

test('BI-06 a failure is shown and can be retried', async () => {
  draw()
  fireEvent.click(button('Upgrade to Premium'))
  act(() => giveSubscription(MONTHLY_SUBSCRIPTION))
  await pass(2000)
  expect(screen.getByRole('alert').textContent).toBe('Payment processing failed')
  expect(button('Upgrade to Premium')).toHaveProperty('disabled', false)
})

test('a reader who has used the trial is offered Premium without it, in Dutch too', () => {
  giveSubscription({ status: 'none', isTrialUsed: true, invoices: [] })
  draw('welcome', 'nl')
  expect(heading()).toBe('Neem Premium')
  expect(screen.queryByText(/gratis proberen/)).toBeNull()
  expect(button('Misschien later')).toBeTruthy()
})
