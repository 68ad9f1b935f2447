// @vitest-environment happy-dom

import type { ReaderSession } from '@plainwire/domain/contract'
import { HOUR_MS } from '@plainwire/domain/units'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { account } from '../../account/session/account.ts'
import { toasts } from '../../lib/access/toasts.ts'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { PROFILE, signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { NOW } from '../../testing/stories.ts'
import { AccountDialog } from './account-dialog.tsx'

const sessionNo = (n: number, changes: Partial<ReaderSession> = {}): ReaderSession => ({
  id: `${n}1111111-1111-4111-8111-111111111111`,
  browser: 'Firefox',
  system: 'Linux',
  begunAt: NOW.toISOString(),
  lastUsedAt: new Date(NOW.getTime() - 2 * HOUR_MS).toISOString(),
  isCurrent: false,
  ...changes,
})
const HERE = sessionNo(1, { isCurrent: true })
const PHONE = sessionNo(2, { browser: 'Safari', system: 'iOS' })
const LIST = 'GET /api/sessions'
const END = `DELETE /api/sessions/${PHONE.id}`
const DELETE = 'POST /api/profile/delete_account'
const EXPORT = 'GET /api/profile/export'

const onClose = vi.fn()
beforeEach(() => onClose.mockReset())
afterEach(() => {
  cleanup()
  signOutOnDevice()
  toasts.set([])
  vi.unstubAllGlobals()
})

function openDialog(answers: Parameters<typeof fakeApi>[0] = {}, language: 'en' | 'nl' = 'en') {
  const api = fakeApi({ [LIST]: () => Response.json({ sessions: [HERE, PHONE] }), ...answers })
  vi.stubGlobal('fetch', api.outside.fetch)
  renderWithProviders(
    <>
      <AccountDialog onClose={onClose} />
      <ShownDialogs />
    </>,
    { language },
  )
  return api
}

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const messages = () => toasts.get().map(({ text }) => text)

describe('the newsroom', () => {
  const ENTER = 'POST /api/admin/session'

  test('is offered to operators only', async () => {
    signInOnDevice()
    openDialog()
    expect(await screen.findByText('Firefox on Linux')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open the newsroom' })).toBeNull()
  })

  test('is opened in the reader’s language, with the cookie that the server sets', async () => {
    signInOnDevice({ isOperator: true })
    const leave = vi.spyOn(location, 'assign').mockReturnValue(undefined)
    const { calls } = openDialog({ [ENTER]: () => Response.json({ path: '/admin' }) }, 'nl')
    click('De redactie openen')
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin?lang=nl'))
    expect(calls()).toContain(ENTER)
    leave.mockRestore()
  })

  test('shows a message if it can’t be opened', async () => {
    signInOnDevice({ isOperator: true })
    openDialog({ [ENTER]: () => apiError(404, 'NOT_FOUND') })
    click('Open the newsroom')
    await waitFor(() => expect(messages()).toEqual(['The newsroom could not be opened.']))
  })
})

describe('the devices of a reader', () => {
  beforeEach(() => signInOnDevice())

  test('are listed with the time of last use, and this one is marked', async () => {
    openDialog()
    expect(await screen.findByText('Firefox on Linux')).toBeTruthy()
    expect(screen.getByText('This device')).toBeTruthy()
    expect(screen.getByText('Safari on iOS').closest('li')?.textContent).toContain('Last used: 2 h ago')
    expect(screen.getByText(`You are signed in as ${PROFILE.email}.`)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Sign out/ })).toHaveLength(1)
  })

  test('can be signed out', async () => {
    let sessions = [HERE, PHONE]
    const { calls } = openDialog({
      [LIST]: () => Response.json({ sessions }),
      [END]: () => {
        sessions = [HERE]
        return Response.json({ status: 'ended' })
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }))
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
    expect(messages()).toEqual(['The device is signed out'])
    expect(calls()).toContain(END)
  })

  test('stay listed, with a message, if they can’t be signed out', async () => {
    openDialog({ [END]: () => apiError(404, 'NOT_FOUND') })
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }))
    await waitFor(() => expect(messages()).toEqual(['The device could not be signed out']))
    expect(screen.getByText('Safari on iOS')).toBeTruthy()
  })

  test('can be loaded again after a failure', async () => {
    const answers = [apiError(404, 'NOT_FOUND'), Response.json({ sessions: [HERE] })]
    openDialog({ [LIST]: () => answers.shift() ?? new Error() })
    expect((await screen.findByRole('alert')).textContent).toContain('Your devices could not be loaded.')
    click('Try again')
    expect(await screen.findByText('This device')).toBeTruthy()
  })

  test('are listed in Dutch, including one without a known browser', async () => {
    const unknown = sessionNo(3, { browser: null, system: null })
    openDialog({ [LIST]: () => Response.json({ sessions: [PHONE, unknown] }) }, 'nl')
    expect(await screen.findByText('Safari op iOS')).toBeTruthy()
    expect(screen.getByText('Onbekend apparaat')).toBeTruthy()
  })
})

describe('the data of a reader', () => {
  beforeEach(() => signInOnDevice())
  const everything = {
    profile: { username: PROFILE.username, email: PROFILE.email, createdAt: NOW.toISOString() },
    subscription: PROFILE.subscription,
    preferences: null,
    savedStories: [],
    followed: { things: [], alerts: [], devices: 0 },
    sessions: [HERE],
    invitation: null,
    mails: {
      settings: {
        language: 'en',
        timeZone: 'Europe/Amsterdam',
        hour: 7,
        next: { kind: 'weekly', day: '2026-11-28' },
        suspended: null,
      },
      sent: [{ kind: 'digest', day: '2026-11-21', sentAt: NOW.toISOString(), stories: ['s1'] }],
    },
  }

  test('can be downloaded as a file', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
    openDialog({ [EXPORT]: () => Response.json(everything) })
    click('Download everything')
    await waitFor(() => expect(made).toHaveBeenCalledOnce())
    const [file] = made.mock.calls[0] ?? []
    expect(file instanceof Blob && JSON.parse(await file.text())).toEqual(everything)
    expect(file instanceof Blob && (await file.text())).not.toContain('access-1')
  })

  test('show a message if they can’t be fetched', async () => {
    openDialog({ [EXPORT]: () => apiError(404, 'NOT_FOUND') })
    click('Download everything')
    await waitFor(() => expect(messages()).toEqual(['Your data could not be fetched']))
  })
})

describe('SI-10 deleting the account', () => {
  beforeEach(() => signInOnDevice())

  test('asks for confirmation, and does nothing if the reader cancels', () => {
    const { calls } = openDialog()
    click('Delete my account …')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }))
    click('Keep it')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my account …' }))
    expect(calls()).not.toContain(DELETE)
  })

  test('erases the data on the device after the deletion', async () => {
    localStorage.setItem('plainwire.read', '{}')
    openDialog({ [DELETE]: () => Response.json({ status: 'deleted' }) })
    click('Delete my account …')
    click('Delete for good')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(account.get().status).toBe('none')
    expect(localStorage).toHaveLength(0)
    expect(messages()).toEqual(['Your account is deleted'])
  })

  test('SI-07 changes nothing if it fails', async () => {
    openDialog({ [DELETE]: () => apiError(503, 'UNAVAILABLE') })
    click('Delete my account …')
    click('Delete for good')
    await waitFor(() => expect(messages()).toEqual(['Account deletion failed']))
    expect(account.get().status).toBe('signed-in')
    expect(onClose).not.toHaveBeenCalled()
  })
})

test('without a signed-in reader the dialog offers to sign in', () => {
  openDialog()
  expect(screen.getByText('You are not signed in.')).toBeTruthy()
  click('Sign In')
  expect(readShownDialogs()).toEqual([{ name: 'signIn' }])
})
