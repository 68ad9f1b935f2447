import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Preferences, Profile } from '../contract/index.ts'
import { applyPreferencesChange, DEFAULT_PREFERENCES } from './preferences.ts'
import { convertProfileToUser, convertUserToProfile } from './profile-mapping.ts'
import { NO_SUBSCRIPTION_RECORD, toApiSubscription } from './tier.ts'

test('AP-09 a reader who has set nothing has the defaults', () => {
  expect(Preferences.parse(DEFAULT_PREFERENCES)).toMatchObject({
    emailSettings: { weeklyDigest: true, dailyDigest: false, breakingNews: true, productUpdates: true },
    theme: 'system',
    onboarding_completed: false,
  })
  expect(applyPreferencesChange(undefined, {})).toEqual(DEFAULT_PREFERENCES)
})

test('AP-03 a change leaves alone what it doesn’t name, one e-mail setting too', () => {
  const before = applyPreferencesChange(undefined, { theme: 'dark', mutedTopics: ['Sports'] })
  const after = applyPreferencesChange(before, { emailSettings: { weeklyDigest: false } })
  expect(after).toEqual({ ...before, emailSettings: { ...before.emailSettings, weeklyDigest: false } })
})

test('lists contain no duplicates and no empty values; words are stored in lower case', () => {
  const kept = applyPreferencesChange(undefined, {
    mutedWords: [' War ', 'war', ''],
    mutedTopics: ['Sports', ' Sports'],
    interests: ['Science', 'Science'],
  })
  expect(kept).toMatchObject({ mutedWords: ['war'], mutedTopics: ['Sports'], interests: ['Science'] })
})

test('ON-05 ‘prefer not to say’ is stored as an empty text', () => {
  const kept = applyPreferencesChange(undefined, { age: 'prefer-not-to-say', gender: 'prefer-not-to-say' })
  expect(kept).toMatchObject({ age: '', gender: '' })
})

const INTERESTS_24 = [
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

test.each([
  ['interests', INTERESTS_24.map((interest) => [interest]), ['Weather']],
  ['age', ['', 'prefer-not-to-say', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'], '12-17'],
  ['gender', ['', 'prefer-not-to-say', 'male', 'female', 'non-binary'], 'other'],
])('ON-05 of %s an account takes the specified ones and no others', (field, specified, other) => {
  const isTaken = (value: unknown) =>
    Preferences.safeParse({ ...DEFAULT_PREFERENCES, [field]: value }).success
  for (const value of specified) expect([value, isTaken(value)]).toEqual([value, true])
  expect(isTaken(other)).toBe(false)
})

const subscription = toApiSubscription(NO_SUBSCRIPTION_RECORD, new Date('2026-11-20T12:00:00Z'))
const muted = fc.array(fc.string({ minLength: 1, maxLength: 20 }))
const profile = fc.record({
  username: fc.uuid(),
  email: fc.emailAddress(),
  preferences: fc.record({
    categories: fc.subarray(['science', 'World News'] as const),
    age: fc.constantFrom('', '18-24'),
    gender: fc.constantFrom('', 'female'),
    mutedTopics: muted,
    mutedSources: muted,
  }),
  subscription: fc.constant(subscription),
})

test('AP-07 muted sources become muted topics and muted topics muted words; there and back loses nothing', () => {
  fc.assert(
    fc.property(profile, (random) => {
      const told = Profile.parse(random)
      const user = convertProfileToUser(told)
      expect(user.mutedTopics).toEqual(told.preferences.mutedSources)
      expect(user.mutedWords).toEqual(told.preferences.mutedTopics)
      expect(convertUserToProfile(user)).toEqual(told)
    }),
  )
})

test('UM-02 a reader’s name is the part before the @, and onboarding is complete with an interest', () => {
  const preferences = { ...DEFAULT_PREFERENCES, categories: ['science' as const] }
  const user = convertProfileToUser({ username: 'r1', email: 'ada@example.org', preferences, subscription })
  expect(user).toMatchObject({ id: 'r1', name: 'ada', hasCompletedOnboarding: true })
  const nothing = { preferences: DEFAULT_PREFERENCES, subscription }
  const nameless = convertProfileToUser({ username: 'r1', email: '@', ...nothing })
  expect(nameless).toMatchObject({ name: 'User', hasCompletedOnboarding: false })
})
