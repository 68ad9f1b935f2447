// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '../../../account/session/account.ts'
import { NO_TOASTS, toasts } from '../../../lib/access/toasts.ts'
import { fakePreferences } from '../../../testing/fakes/fake-preferences.ts'
import { renderWithProviders } from '../../../testing/render-with-providers.tsx'
import { readShownDialogs, ShownDialogs } from '../../../testing/shown-dialogs.tsx'
import { PROFILE, signInOnDevice, signOutOnDevice } from '../../../testing/signed-in.ts'
import { NOW } from '../../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, TRIAL_SUBSCRIPTION } from '../../../testing/subscribers.ts'
import { OnboardingDialog } from './onboarding-dialog.tsx'

const NEW = { ...PROFILE.preferences, categories: [], age: '', gender: '' } as const
let server: ReturnType<typeof fakePreferences>
const onClose = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  server = fakePreferences()
  vi.stubGlobal('fetch', server.outside.fetch)
  signInOnDevice({ preferences: { ...NEW, categories: [], mutedTopics: [], mutedSources: [] } })
})
afterEach(() => {
  cleanup()
  signOutOnDevice()
  clearSubscriptions()
  onClose.mockClear()
  toasts.set(NO_TOASTS)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const draw = (language: 'en' | 'nl' = 'en') =>
  renderWithProviders(
    <>
      <OnboardingDialog onClose={onClose} />
      <ShownDialogs />
    </>,
    { language },
  )
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('ON-02 there are two steps with a progress bar, and a Back button', () => {
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

test('ON-02 the progress bars fill up to the step', () => {
  draw()
  const bar = () => screen.getByRole('progressbar')
  const looks = () => [...bar().children].slice(0, 2).map(({ className }) => className)
  const [full, empty] = looks()
  expect(full).not.toBe(empty)
  expect(['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => bar().getAttribute(name))).toEqual(
    ['1', '1', '2'],
  )
  click('Continue')
  expect(looks()).toEqual([full, full])
  expect(bar().getAttribute('aria-valuenow')).toBe('2')
})

test('ON-04 nothing is required, the number selected is shown, and the choice can be cleared', () => {
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

test('ON-05 24 interests, 7 age ranges, 4 genders', () => {
  draw()
  expect(screen.getAllByRole('checkbox')).toHaveLength(24)
  click('Continue')
  const options = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option')
  expect(options('Age range').map(({ textContent }) => textContent)).toEqual([
    'Prefer not to say',
    ...['18-24', '25-34', '35-44', '45-54', '55-64', '65+'],
  ])
  expect(options('Gender')).toHaveLength(4)
})

test('ON-05 Prefer not to say is stored as empty, also if there was a value before', async () => {
  signInOnDevice({
    preferences: { ...NEW, categories: [], age: '25-34', gender: 'male', mutedTopics: [], mutedSources: [] },
  })
  draw()
  click('Continue')
  for (const label of ['Age range', 'Gender'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'prefer-not-to-say' } })
  click('Get Started')
  await pass(1000)
  expect(server.sent('PATCH /api/preferences')).toEqual([{ age: '', gender: '', onboarding_completed: true }])
  expect(server.stored()).toMatchObject({ age: '', gender: '' })
})

test('ON-02 ON-03 the last step shows Saving... for a second, saves, and shows a free reader the upgrade dialog', async () => {
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
  expect(server.stored()).toMatchObject({
    interests: ['Space', 'Climate Change'],
    categories: ['Space', 'Climate Change'],
    age: '25-34',
    gender: 'female',
    onboarding_completed: true,
  })
  expect(account.get().reader?.hasCompletedOnboarding).toBe(true)
  expect(readShownDialogs()).toEqual([{ name: 'upgrade', variant: 'welcome' }])
})

test('ON-03 a premium reader is not offered Premium', async () => {
  giveSubscription(TRIAL_SUBSCRIPTION, PROFILE.username)
  draw()
  click('Continue')
  click('Get Started')
  await pass(1000)
  expect(readShownDialogs()).toEqual([])
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['Skip', []],
  ['Close', []],
  ['Skip & Finish', ['Continue']],
])('ON-03 %s marks the onboarding complete, stores nothing else, and closes', async (name, before) => {
  draw()
  choose('Space')
  for (const step of before) click(step)
  click(name)
  expect(onClose).toHaveBeenCalledOnce()
  await pass(0)
  expect(server.sent('PATCH /api/preferences')).toEqual([{ onboarding_completed: true }])
  expect(readShownDialogs()).toEqual([])
})

test.each([
  ['Space', undefined, 'Failed to update interests'],
  [undefined, '25-34', 'Demographics update failed'],
  ['Space', '25-34', 'Failed to update preferences'],
  [undefined, undefined, 'Failed to update onboarding'],
])(
  'SI-07 if saving fails the dialog stays open for another try: %s, %s: %s',
  async (interest, age, words) => {
    server.fail('PATCH /api/preferences')
    draw()
    if (interest) choose(interest)
    click('Continue')
    if (age) fireEvent.change(screen.getByLabelText('Age range'), { target: { value: age } })
    click('Get Started')
    await pass(1000)
    await vi.waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([words]))
    expect(screen.getByRole('button', { name: 'Get Started' })).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  },
)

const CHOICES = [
  ...[
    'World News',
    'Politics',
    'Science',
    'Technology',
    'Environment',
    'Business',
    'Sports',
    'Entertainment',
  ],
  ...['Health', 'Education', 'Travel', 'Food', 'Fashion', 'Art & Culture', 'Economy', 'Climate Change'],
  ...['Space', 'Medicine', 'Innovation', 'Local News', 'Breaking News', 'Opinion', 'Lifestyle', 'Psychology'],
]

test('ON-05 the choices are the specified ones, and each is stored by its name', async () => {
  draw()
  const named = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  expect(named).toEqual(CHOICES)
  for (const name of CHOICES) choose(name)
  click('Continue')
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => [option.getAttribute('value'), option.textContent])
  const unsaid = ['prefer-not-to-say', 'Prefer not to say']
  const ages = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+']
  expect(options('Age range')).toEqual([unsaid, ...ages.map((age) => [age, age])])
  expect(options('Gender')).toEqual([
    unsaid,
    ['male', 'Male'],
    ['female', 'Female'],
    ['non-binary', 'Non-binary'],
  ])
  fireEvent.change(screen.getByLabelText('Gender'), { target: { value: 'non-binary' } })
  click('Get Started')
  await pass(1000)
  expect(server.stored()).toMatchObject({ interests: CHOICES, age: '', gender: 'non-binary' })
})

test('all texts are in Dutch for a Dutch reader', () => {
  draw('nl')
  expect(screen.getByRole('checkbox', { name: 'Klimaatverandering' })).toBeTruthy()
  click('Verder')
  expect(screen.getByRole('button', { name: 'Aan de slag' })).toBeTruthy()
})

test('it shows nothing without an account', () => {
  signOutOnDevice()
  draw()
  expect(screen.queryByRole('dialog')).toBeNull()
})
