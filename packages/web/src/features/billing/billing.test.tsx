// @vitest-environment happy-dom
import { applyCancellation, isSubscriptionRefusal, type Subscription } from '@plainwire/domain/subscription'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountQueryClient } from '../../account/account-queries.ts'
import type { Billing } from '../../account/billing/billing.ts'
import { getCurrentSubscription } from '../../account/subscription/subscription.ts'
import { dismissToast, toasts } from '../../lib/access/toasts.ts'
import { readOpenDialogs } from '../../lib/addresses/open-dialogs.ts'
import { reportQueriesAtOnce } from '../../testing/prompt-queries.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW } from '../../testing/stories.ts'
import {
  clearSubscriptions,
  giveSubscription,
  MONTHLY_SUBSCRIPTION,
  TRIAL_SUBSCRIPTION,
  YEARLY_SUBSCRIPTION,
} from '../../testing/subscribers.ts'
import { BillingDialog } from './billing-dialog.tsx'

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

const ended = (subscription: Subscription): Subscription => {
  const change = applyCancellation(subscription, NOW)
  return isSubscriptionRefusal(change) ? subscription : change
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Shows which dialogs were opened. */
function OpenDialogNames() {
  return <p data-testid="dialogs">{JSON.stringify(readOpenDialogs(useLocation().state))}</p>
}

/** Renders the dialog for a reader with a subscription, and waits until it is loaded. */
async function draw(before?: Subscription, around: { language?: 'en' | 'nl'; billing?: Billing } = {}) {
  const { billing, language = 'en' } = around
  if (before) giveSubscription(before)
  const onClose = vi.fn()
  renderWithProviders(
    <>
      <BillingDialog onClose={onClose} {...(billing && { billing })} />
      <OpenDialogNames />
    </>,
    { language },
  )
  await pass(400)
  return onClose
}

test.each([
  ['Free', undefined, ['Free Plan', 'Free'], undefined],
  [
    'Free Trial',
    TRIAL_SUBSCRIPTION,
    ['Premium Plan', 'Free Trial', 'Monthly', '€4.99 a month'],
    ['Trial ends', 'November 27, 2026'],
  ],
  [
    'Active',
    YEARLY_SUBSCRIPTION,
    ['Premium Plan', 'Active', 'Annual', '€49 a year'],
    ['Next billing', 'November 20, 2027'],
  ],
  [
    'Canceled',
    ended(MONTHLY_SUBSCRIPTION),
    ['Premium Plan', 'Canceled', 'Monthly'],
    ['Access ends', 'December 20, 2026'],
  ],
] as const)(
  'BI-01 BI-04 the plan of a reader in state %s: badge, plan, price and the relevant date',
  async (_state, before, told, day) => {
    await draw(before)
    for (const words of told) expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    if (day) expect(screen.getByText(day[0]).nextElementSibling?.textContent).toBe(day[1])
    else expect(screen.queryByText(/ends|Next billing/)).toBeNull()
    const isCanceled = screen.queryByText(/Your subscription is canceled. You have Premium until/)
    expect(isCanceled !== null).toBe(told.includes('Canceled' as never))
  },
)

test('while the subscription loads its space is reserved; a failure is shown and can be retried', async () => {
  const none = async () => ({ ok: true, data: [] })
  const status = vi.fn(async () => ({ ok: false, error: 'statusUnread' }))
  const failing = { status, invoices: none, methods: none }
  renderWithProviders(<BillingDialog onClose={() => {}} billing={failing as never} />)
  expect(screen.getByText('Loading your subscription')).toBeTruthy()
  await pass(0)
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch subscription status')
  failing.status.mockResolvedValue({ ok: true, data: MONTHLY_SUBSCRIPTION } as never)
  fireEvent.click(button('Try again'))
  await pass(0)
  expect(screen.getByText('Free Plan')).toBeTruthy()
})

test('BI-02 canceling takes a second, Premium stays until its end, and reactivating undoes it', async () => {
  await draw(MONTHLY_SUBSCRIPTION)
  fireEvent.click(button('Cancel Subscription'))
  expect(button('Canceling...').getAttribute('aria-disabled')).toBe('true')
  await pass(999)
  expect(getCurrentSubscription()?.status).toBe('active')
  await pass(1)
  expect(screen.getByText('Canceled')).toBeTruthy()
  expect(screen.getByText('If you reactivate, €4.99 is charged on December 20, 2026.')).toBeTruthy()
  fireEvent.click(button('Reactivate Subscription'))
  expect(button('Reactivating...')).toBeTruthy()
  await pass(1000)
  expect(screen.getByText('Active')).toBeTruthy()
  expect(toasts.get().map(({ text }) => text)).toContain('Your subscription is active again')
})

test('BI-06 canceling what another tab has already canceled shows the specified message', async () => {
  await draw(MONTHLY_SUBSCRIPTION)
  fireEvent.click(button('Cancel Subscription'))
  act(() => clearSubscriptions())
  await pass(1000)
  expect(screen.getByRole('alert').textContent).toBe('No active subscription')
})

test('BI-02 the payment method is changed in a new tab; the upgrade dialog replaces this one', async () => {
  await draw(MONTHLY_SUBSCRIPTION)
  const link = screen.getByRole('link', { name: /Update Payment Method/ })
  expect(link.getAttribute('href')).toBe('/portal')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  cleanup()
  clearSubscriptions()
  await draw()
  expect(screen.queryByRole('link', { name: /Update Payment Method/ })).toBeNull()
  fireEvent.click(button('Upgrade to Premium'))
  expect(screen.getByTestId('dialogs').textContent).toBe('[{"name":"upgrade","variant":"default"}]')
})

test('BI-03 features for premium readers, payments with a PDF each, help and Close', async () => {
  const onClose = await draw(YEARLY_SUBSCRIPTION)
  const history = within(screen.getByRole('region', { name: 'Billing History' }))
  expect(history.getByText('November 20, 2026')).toBeTruthy()
  expect(history.getByText(/Premium, Annual · €49 · Paid/)).toBeTruthy()
  expect(history.getByRole('button', { name: 'PDF of invoice PW-20261120' })).toBeTruthy()
  expect(
    within(screen.getByRole('region', { name: 'Premium Features' })).getAllByRole('listitem'),
  ).toHaveLength(6)
  expect(screen.getByText('Need Help?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(
    'mailto:hello@plainwire.example',
  )
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(onClose).toHaveBeenCalledOnce()
})

test('BI-03 a free reader sees no list of features and no invoices', async () => {
  await draw()
  expect(screen.queryByRole('region', { name: 'Premium Features' })).toBeNull()
  expect(screen.getByText('There are no invoices yet.')).toBeTruthy()
})

test('BI-04 changes made outside the dialog appear in it at once, in Dutch too', async () => {
  await draw(ended(TRIAL_SUBSCRIPTION), { language: 'nl' })
  expect(screen.getByText('Opgezegd')).toBeTruthy()
  expect(screen.getByText('27 november 2026')).toBeTruthy()
  act(() => clearSubscriptions())
  expect(screen.queryByText('Opgezegd')).toBeNull()
  expect(screen.getByRole('button', { name: 'Neem Premium' })).toBeTruthy()
})
