// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '../../account/session/account.ts'
import { textSize, useApplyTextSize } from '../../device/appearance/text-size.ts'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { writeStoredValue } from '../../lib/storage/storage.ts'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { clearSubscriptions, giveSubscription, TRIAL_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { DeviceDataDialog } from './device-data-dialog.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
})
afterEach(() => {
  cleanup()
  signOutOnDevice()
  clearSubscriptions()
  textSize.set(1)
  toasts.set(NO_TOASTS)
  vi.unstubAllGlobals()
})

function Sized() {
  useApplyTextSize()
  return <SettingsDialog onClose={() => {}} />
}

test('B19 the text has the chosen size, which is persisted', () => {
  renderWithProviders(<Sized />)
  fireEvent.click(screen.getByRole('radio', { name: '130%' }))
  expect(document.documentElement.style.fontSize).toBe('130%')
  expect(localStorage.getItem('plainwire.text-size')).toBe('1.3')
  fireEvent.click(screen.getByRole('radio', { name: '100%' }))
  expect(document.documentElement.style.fontSize).toBe('')
  expect(localStorage.getItem('plainwire.text-size')).toBeNull()
})

test('billing is offered to readers with an account or a plan, not to guests', () => {
  renderWithProviders(<SettingsDialog onClose={() => {}} />)
  const billing = () => screen.queryByRole('button', { name: 'Subscription & Billing' })
  expect(billing()).toBeNull()
  act(() => giveSubscription(TRIAL_SUBSCRIPTION))
  expect(billing()).toBeTruthy()
  act(clearSubscriptions)
  expect(billing()).toBeNull()
  act(signInOnDevice)
  expect(billing()).toBeTruthy()
})

test('B20 the dialog shows the persisted data; one item or everything can be erased', async () => {
  writeStoredValue('plainwire.searches', ['zwolle'])
  writeStoredValue('plainwire.text-size', 1.3)
  renderWithProviders(<DeviceDataDialog onClose={() => {}} />)
  const forget = () => screen.queryByRole('button', { name: 'Delete Your last searches' })
  expect(forget()).toBeTruthy()
  expect(screen.getByText(/zwolle/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Your last searches' }))
  expect(forget()).toBeNull()
  expect(localStorage.getItem('plainwire.searches')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Erase everything' }))
  expect(await screen.findByText('Nothing is stored.')).toBeTruthy()
  expect(localStorage.length).toBe(0)
})

test('B20 an exported file is imported at once; any other file changes nothing and shows a message', async () => {
  renderWithProviders(<DeviceDataDialog onClose={() => {}} />)
  const choose = (content: string) =>
    fireEvent.change(screen.getByLabelText('Import from a file', { selector: 'input' }), {
      target: { files: [new File([content], 'a.json')] },
    })
  choose('{"format":"plainwire-device","version":1,"kept":{"plainwire.text-size":1.5}}')
  expect(await screen.findByRole('button', { name: 'Delete Text size' })).toBeTruthy()
  expect(textSize.get()).toBe(1.5)
  choose('{"other":true}')
  await vi.waitFor(() => expect(toasts.get().at(-1)?.kind).toBe('error'))
  expect(textSize.get()).toBe(1.5)
})

test('B20 SI-11 session tokens are named but not shown or exported, and erased with everything else', async () => {
  const { outside, calls } = fakeApi({ 'POST /api/auth/logout': () => apiError(404, 'NOT_FOUND') })
  vi.stubGlobal('fetch', outside.fetch)
  const made = vi.spyOn(URL, 'createObjectURL')
  signInOnDevice()
  const { container } = renderWithProviders(<DeviceDataDialog onClose={() => {}} />)
  expect(screen.getByText(/auth_user, auth_token, refresh_token, id_token/)).toBeTruthy()
  expect(container.textContent).not.toMatch(/access-1|refresh-1|id-1|ada@/)
  fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }))
  const [file] = made.mock.calls[0] ?? []
  expect(file instanceof Blob && (await file.text())).toMatch(/^\{(?!.*(auth_|_token|ada@))/s)
  fireEvent.click(screen.getByRole('button', { name: 'Erase everything' }))
  expect(await screen.findByText('Nothing is stored.')).toBeTruthy()
  expect(localStorage).toHaveLength(0)
  expect(account.get().status).toBe('none')
  await vi.waitFor(() => expect(calls()).toContain('POST /api/auth/logout'))
})
