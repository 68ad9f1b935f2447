// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { accountQueryClient } from '../../account/account-queries.ts'
import type { Billing } from '../../account/billing/billing.ts'
import { toasts } from '../../lib/access/toasts.ts'
import { readOpenDialogs } from '../../lib/addresses/open-dialogs.ts'
import { ConfigContext } from '../../lib/config.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'
import { reportQueriesAtOnce } from '../../testing/prompt-queries.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { UpgradeDialog } from './upgrade-dialog.tsx'

reportQueriesAtOnce()

afterEach(() => {
  cleanup()
  accountQueryClient.clear()
  signOutOnDevice()
})

function OpenDialogNames() {
  return <p data-testid="dialogs">{JSON.stringify(readOpenDialogs(useLocation().state))}</p>
}

function draw(billing?: Partial<Billing>) {
  const onClose = vi.fn()
  const props = billing ? { billing: billing as Billing } : {}
  renderWithProviders(
    <ConfigContext value={{ ...DEFAULT_CONFIG, payments: { origins: ['https://pay.example'] } }}>
      <UpgradeDialog variant="default" onClose={onClose} {...props} />
      <OpenDialogNames />
    </ConfigContext>,
  )
  return onClose
}

test('with a payment provider a guest has to sign in first', () => {
  draw()
  expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(screen.getByTestId('dialogs').textContent).toBe('[{"name":"signIn"}]')
})

test('BI-06 with a payment provider the reader is sent to its page, without a message of success', async () => {
  signInOnDevice()
  const leaving = async () => ({ ok: true, data: 'leaving' }) as const
  const subscribe = vi.fn<Billing['subscribe']>(leaving)
  const status: Billing['status'] = async () => ({ ok: false, error: 'statusUnread' })
  const onClose = draw({ subscribe, status, openPortal: leaving })
  expect(screen.getByText(/We never see your card/)).toBeTruthy()
  expect(screen.queryByText(/Payments are simulated/)).toBeNull()
  const upgrade = () => screen.getByRole('button', { name: 'Upgrade to Premium' })
  await act(async () => fireEvent.click(upgrade()))
  expect(subscribe).toHaveBeenCalledWith('monthly')
  expect([toasts.get(), onClose.mock.calls]).toEqual([[], []])
  subscribe.mockResolvedValue({ ok: false, error: 'paymentFailed' })
  await act(async () => fireEvent.click(upgrade()))
  expect(screen.getByRole('alert').textContent).toBe('Payment processing failed')
})
