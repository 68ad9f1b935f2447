// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mute } from '../../account/mutes/change-mutes.ts'
import { lastMuteMergePromptTime } from '../../account/mutes/merge-prompted-at.ts'
import { loadPreferences } from '../../account/preferences/account-preferences.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { fakePreferences } from '../../testing/fakes/fake-preferences.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { NOW } from '../../testing/stories.ts'
import { MergeMutesDialog } from './merge-mutes-dialog.tsx'
import { MergeMutesPrompt } from './merge-mutes-prompt.tsx'

let server: ReturnType<typeof fakePreferences>
const texts = () => mutes.get().map(({ text }) => text)
const onClose = vi.fn()

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  server = fakePreferences({ mutedTopics: ['war'] })
  vi.stubGlobal('fetch', server.outside.fetch)
  mute({ kind: 'word', text: 'rain', mode: 'blur' }, NOW)
  mute({ kind: 'topic', text: 'sports', mode: 'hide' }, NOW)
})
afterEach(() => {
  cleanup()
  signOutOnDevice()
  mutes.set(mutes.initial)
  lastMuteMergePromptTime.set('')
  onClose.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function signIn() {
  signInOnDevice()
  await loadPreferences()
}
const offer = (isFree = true) =>
  renderWithProviders(
    <>
      <MergeMutesPrompt isFree={isFree} />
      <ShownDialogs />
    </>,
  )

test('the dialog about a guest’s mutes opens once, after sign-in', async () => {
  offer()
  expect(readShownDialogs()).toEqual([])
  cleanup()
  await signIn()
  offer()
  await waitFor(() => expect(readShownDialogs()).toEqual([{ name: 'mergeMutes' }]))
  cleanup()
  offer()
  expect(readShownDialogs()).toEqual([])
})

test('it doesn’t open in front of another dialog, or for mutes that the account already has', async () => {
  await signIn()
  offer(false)
  expect(readShownDialogs()).toEqual([])
  cleanup()
  mutes.set(mutes.get().filter(({ account }) => account))
  offer()
  expect(readShownDialogs()).toEqual([])
})

test('after accepting, the account has the mutes too, and their modes stay on this device', async () => {
  await signIn()
  renderWithProviders(<MergeMutesDialog onClose={onClose} />)
  expect(screen.getByText('Sports')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add to my account' }))
  await waitFor(() =>
    expect(server.stored()).toMatchObject({ mutedTopics: ['war', 'rain'], mutedSources: ['sports'] }),
  )
  expect(mutes.get().find(({ text }) => text === 'rain')?.mode).toBe('blur')
  expect(texts()).toEqual(['rain', 'sports', 'war'])
  expect(onClose).toHaveBeenCalledOnce()
})

test('after declining, the mutes stay on this device and still apply', async () => {
  await signIn()
  renderWithProviders(<MergeMutesDialog onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Keep on this device only' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(server.stored()).toMatchObject({ mutedTopics: ['war'], mutedSources: [] })
  expect(texts()).toEqual(['rain', 'sports', 'war'])
})

test('if the account’s limit doesn’t allow all mutes, that is shown', async () => {
  server.changeElsewhere({ mutedTopics: ['a1', 'b1', 'c1'] })
  await signIn()
  renderWithProviders(<MergeMutesDialog onClose={onClose} />)
  expect(screen.getByText(/room for 1 of these 2/)).toBeTruthy()
})
