// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '../../reader/account.ts'
import { Asked, dialogsAsked } from '../../testing/asked.tsx'
import { fakePreferences } from '../../testing/fake-preferences.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { nobodyHere, PROFILE, signInHere } from '../../testing/signed-in.ts'
import { NOW } from '../../testing/stories.ts'
import { A_TRIAL, giveSubscription, takeSubscriptions } from '../../testing/subscribers.ts'
import { OnboardingDialog } from './onboarding-dialog.tsx'

const NEW = { ...PROFILE.preferences, categories: [], age: '', gender: '' } as const
let server: ReturnType<typeof fakePreferences>
const onClose = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  server = fakePreferences()
  vi.stubGlobal('fetch', server.outside.fetch)
  signInHere({ preferences: { ...NEW, categories: [], mutedTopics: [], mutedSources: [] } })
})
afterEach(() => {
  cleanup()
  nobodyHere()
  takeSubscriptions()
  onClose.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const draw = (language: 'en' | 'nl' = 'en') =>
  renderPart(
    <>
      <OnboardingDialog onClose={onClose} />
      <Asked />
    </>,
    { language },
  )
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('ON-02 two steps with a progress bar, and the way back', () => {
  draw()
  const bar = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
  expect(screen.getByRole('heading', { name: 'What interests you?' })).toBeTruthy()
  expect(bar()).toBe('Step 1 of 2')
  expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy()
  choose('Space')
  click('Continue')
  expect(screen.getByRole('heading', { name: 'About you' })).toBeTruthy()
  expect(bar()).toBe('Step 2 of 2')
  expect(screen.getByRole('button', { name: 'Skip & Finish' })).toBeTruthy()
  click('Back')
  expect(bar()).toBe('Step 1 of 2')
  expect(screen.getByRole('checkbox', { name: 'Space' })).toHaveProperty('checked', true)
})

test('ON-04 nothing is required, the count reads N selected, and a choice can be cleared', () => {
  draw()
  expect(screen.getByText('0 selected')).toBeTruthy()
  for (const name of ['Food', 'Space', 'World News', 'Health', 'Travel', 'Fashion']) choose(name)
  expect(screen.getByText('6 selected')).toBeTruthy()
  choose('Food')
  expect(screen.getByText('5 selected')).toBeTruthy()
  click('Clear selection')
  expect(screen.getByText('0 selected')).toBeTruthy()
  click('Continue')
  for (const option of screen.getAllByRole('option')) expect(option.getAttribute('value')).not.toBe('')
})

test('ON-05 24 interests, 7 age ranges, 4 genders; what is not said is stored as empty', async () => {
  draw()
  expect(screen.getAllByRole('checkbox')).toHaveLength(24)
  click('Continue')
  const options = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option')
  expect(options('Age range').map(({ textContent }) => textContent)).toEqual([
    'Prefer not to say',
    ...['18-24', '25-34', '35-44', '45-54', '55-64', '65+'],
  ])
  expect(options('Gender')).toHaveLength(4)
  click('Get Started')
  await pass(1000)
  expect(server.sent('PATCH /api/preferences')).toEqual([
    { interests: [], age: '', gender: '', onboarding_completed: true },
  ])
  expect(server.kept()).toMatchObject({ age: '', gender: '' })
})

test('ON-02 ON-03 the last step shows Saving... for a second, saves all, and leads a free reader to the welcome', async () => {
  draw()
  choose('Space')
  choose('Climate Change')
  click('Continue')
  fireEvent.change(screen.getByLabelText('Age range'), { target: { value: '25-34' } })
  fireEvent.change(screen.getByLabelText('Gender'), { target: { value: 'female' } })
  click('Get Started')
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy()
  await pass(999)
  expect(server.calls()).toEqual([])
  await pass(1)
  expect(server.kept()).toMatchObject({
    interests: ['Space', 'Climate Change'],
    categories: ['Space', 'Climate Change'],
    age: '25-34',
    gender: 'female',
    onboarding_completed: true,
  })
  expect(account.get().reader?.hasCompletedOnboarding).toBe(true)
  expect(dialogsAsked()).toEqual([{ name: 'upgrade', variant: 'welcome' }])
})

test('ON-03 a premium reader is not offered Premium', async () => {
  giveSubscription(A_TRIAL, PROFILE.username)
  draw()
  click('Continue')
  click('Get Started')
  await pass(1000)
  expect(dialogsAsked()).toEqual([])
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['Skip', []],
  ['Close', []],
  ['Skip & Finish', ['Continue']],
])('ON-03 %s marks the onboarding complete, keeps nothing else, and closes', async (name, before) => {
  draw()
  choose('Space')
  for (const step of before) click(step)
  click(name)
  expect(onClose).toHaveBeenCalledOnce()
  await pass(0)
  expect(server.sent('PATCH /api/preferences')).toEqual([{ onboarding_completed: true }])
  expect(dialogsAsked()).toEqual([])
})

test('what can’t be saved stays on screen, to be tried again', async () => {
  server.fail('PATCH /api/preferences')
  draw()
  choose('Space')
  click('Continue')
  click('Get Started')
  await pass(1000)
  expect(screen.getByRole('button', { name: 'Get Started' })).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

test('in Dutch all of it is Dutch', () => {
  draw('nl')
  expect(screen.getByRole('checkbox', { name: 'Klimaatverandering' })).toBeTruthy()
  click('Verder')
  expect(screen.getByRole('button', { name: 'Aan de slag' })).toBeTruthy()
})

test('nobody is asked without an account', () => {
  nobodyHere()
  draw()
  expect(screen.queryByRole('dialog')).toBeNull()
})
