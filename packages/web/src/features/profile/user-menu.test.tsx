// @vitest-environment happy-dom
import type { Profile } from '@plainwire/domain/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { account } from '../../account/session/account.ts'
import { type PersistedSubscription, subscriptions } from '../../account/subscription/subscription.ts'
import { toasts } from '../../lib/access/toasts.ts'
import { fakeApi } from '../../testing/fakes/fake-api.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { PROFILE, signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { UserMenu } from './user-menu.tsx'

afterEach(() => {
  cleanup()
  subscriptions.set(subscriptions.initial)
  signOutOnDevice()
  vi.unstubAllGlobals()
})

function openMenu(profile: Partial<Profile> = {}, language: 'en' | 'nl' = 'en') {
  signInOnDevice(profile)
  renderWithProviders(
    <>
      <UserMenu />
      <ShownDialogs />
    </>,
    { language },
  )
  fireEvent.click(screen.getByRole('button'))
}

const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)

/** Sets the reader's subscription, with an end in the far future. */
function have(status: 'trialing' | 'active') {
  const persisted = { status, periodEndsAt: '2999-01-01T00:00:00.000Z' } as PersistedSubscription
  subscriptions.set({ whose: PROFILE.username, of: { [PROFILE.username]: persisted } })
}

describe('UM-01 the menu of a reader', () => {
  test('shows initial, name, mail address, interests, age and gender, and the menu items', () => {
    openMenu()
    const button = screen.getByRole('button', { name: 'Account of ada' })
    expect(button.textContent).toBe('A')
    expect(button.getAttribute('aria-haspopup')).toBe('menu')
    for (const words of ['ada', 'ada@example.org', '2 interests', 'Age 35-44', 'Female'])
      expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByTestId('crown')).toBeNull()
    expect(items()).toEqual([
      'Upgrade to Premium',
      'Saved Stories0',
      'Personalization Settings',
      'Theme and text size',
      'Account',
      'Sign out',
    ])
  })

  test('doesn’t show age and gender that the reader prefers not to say', () => {
    openMenu({ preferences: { ...PROFILE.preferences, categories: ['science'], age: '', gender: '' } })
    expect(screen.getByText('1 interest')).toBeTruthy()
    expect(screen.queryByText(/^Age/)).toBeNull()
    expect(screen.queryByText('Female')).toBeNull()
  })

  test.each([
    ['active', 'Premium'],
    ['trialing', 'Trial'],
  ] as const)('has a crown and the badge for a reader who is %s', (status, badge) => {
    have(status)
    openMenu()
    expect(screen.getByText(badge)).toBeTruthy()
    expect(screen.getAllByTestId('crown')).toHaveLength(2)
    expect(items()[0]).toBe('Subscription & Billing')
  })

  test.each([
    ['Upgrade to Premium', { name: 'upgrade', variant: 'default' }],
    ['Saved Stories', { name: 'savedStories' }],
    ['Personalization Settings', { name: 'preferences' }],
    ['Theme and text size', { name: 'appearance' }],
    ['Account', { name: 'account' }],
  ])('%s asks for its dialog', (name, dialog) => {
    openMenu()
    fireEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^${name}`) }))
    expect(readShownDialogs()).toEqual([dialog])
    expect(items()).toEqual([])
  })

  test('is available in Dutch', () => {
    openMenu({}, 'nl')
    expect(items()).toEqual([
      'Neem Premium',
      'Bewaarde verhalen0',
      'Persoonlijke instellingen',
      'Thema en tekstgrootte',
      'Account',
      'Uitloggen',
    ])
    expect(screen.getByText('Vrouw')).toBeTruthy()
  })

  test('closes on a click outside and on Escape, which returns the focus', () => {
    openMenu()
    fireEvent.pointerDown(document.body)
    expect(items()).toEqual([])
    fireEvent.click(screen.getByRole('button'))
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(items()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })

  test('can be navigated with arrow keys, Home and End', () => {
    openMenu()
    const all = screen.getAllByRole('menuitem')
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key })
    expect(document.activeElement).toBe(all[0])
    press('ArrowUp')
    expect(document.activeElement).toBe(all.at(-1))
    press('ArrowDown')
    press('ArrowDown')
    expect(document.activeElement).toBe(all[1])
    press('End')
    expect(document.activeElement).toBe(all.at(-1))
    press('Home')
    expect(document.activeElement).toBe(all[0])
    press('Tab')
    expect(items()).toEqual([])
  })

  test('SI-10 signs out immediately on this device', async () => {
    const { outside, calls } = fakeApi({
      'POST /api/auth/logout': () => Response.json({ status: 'signed-out' }),
    })
    vi.stubGlobal('fetch', outside.fetch)
    openMenu()
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(account.get().status).toBe('none')
    expect(toasts.get().at(-1)?.text).toBe('You are signed out')
    await waitFor(() => expect(calls()).toContain('POST /api/auth/logout'))
  })
})

test.each([
  ['grace.hopper@example.org', 'grace.hopper'],
  ['@example.org', 'User'],
])('UM-02 the reader with the address %s has the name %s', (email, name) => {
  openMenu({ email })
  expect(screen.getByRole('button', { name: `Account of ${name}` })).toBeTruthy()
})
