import { describe, expect, test } from 'vitest'
import {
  INTERESTS,
  Preferences,
  patchCategoriesEndpoint,
  patchEmailSettingsEndpoint,
  patchMutesEndpoint,
  patchPreferencesEndpoint,
} from './preferences.ts'

const MAILS = { weeklyDigest: true, dailyDigest: false, breakingNews: false, productUpdates: false }
const PREFERENCES = {
  categories: ['world', 'Local News'],
  interests: ['Space'],
  mutedTopics: [],
  mutedSources: [],
  mutedWords: ['football'],
  emailSettings: MAILS,
  theme: 'system',
  age: '',
  gender: 'prefer-not-to-say',
  onboarding_completed: true,
}
const isAccepted = (over: object) => Preferences.safeParse({ ...PREFERENCES, ...over }).success

test('all of a reader’s settings are accepted together, and none may be missing', () => {
  expect(Preferences.parse(PREFERENCES)).toEqual(PREFERENCES)
  for (const name of Object.keys(PREFERENCES))
    expect([name, isAccepted({ [name]: undefined })]).toEqual([name, false])
})

test('nothing else is stored of a reader', () => {
  expect(isAccepted({ email: 'ada@example.org' })).toBe(false)
  expect(isAccepted({ emailSettings: { ...MAILS, marketing: true } })).toBe(false)
})

test.each([
  [{ categories: ['Space', 'politics'] }, true],
  [{ categories: ['gossip'] }, false],
  [{ categories: ['World'] }, false],
  [{ interests: ['world'] }, false],
  [{ interests: [...INTERESTS] }, true],
  [{ age: '18-24' }, true],
  [{ age: '17' }, false],
  [{ gender: '' }, true],
  [{ gender: 'unknown' }, false],
])('%j: %s', (over, expected) => {
  expect(isAccepted(over)).toBe(expected)
})

describe('a theme', () => {
  test.each([
    ['dark', true],
    ['high-contrast', true],
    [`a${'b'.repeat(31)}`, true],
    [`a${'b'.repeat(32)}`, false],
    ['', false],
    ['-dark', false],
    ['Dark', false],
    ['dark1', false],
    ['dark;}', false],
  ])('may be called %j: %s', (theme, expected) => {
    expect(isAccepted({ theme })).toBe(expected)
  })
})

describe.each(['mutedTopics', 'mutedSources', 'mutedWords'])('%s', (name) => {
  test.each([
    [200, 80, true],
    [201, 1, false],
    [1, 81, false],
    [0, 0, true],
  ])('may be %i of %i characters: %s', (count, length, expected) => {
    expect(isAccepted({ [name]: Array(count).fill('x'.repeat(length)) })).toBe(expected)
    expect(patchMutesEndpoint.body.safeParse({ [name]: Array(count).fill('x'.repeat(length)) }).success).toBe(
      expected,
    )
  })
})

test.each(['categories', 'interests'])('%s are 200 at most', (name) => {
  expect(isAccepted({ [name]: Array(200).fill('Space') })).toBe(true)
  expect(isAccepted({ [name]: Array(201).fill('Space') })).toBe(false)
})

describe('a change', () => {
  const CALLS = {
    patchPreferences: patchPreferencesEndpoint,
    patchMutes: patchMutesEndpoint,
    patchCategories: patchCategoriesEndpoint,
    patchEmailSettings: patchEmailSettingsEndpoint,
  }

  test.each([
    ['patchPreferences', { theme: 'dark' }, true],
    ['patchPreferences', { age: '', gender: '', interests: [], onboarding_completed: false }, true],
    ['patchPreferences', { theme: 'dark', mutedWords: [] }, false],
    ['patchPreferences', {}, false],
    ['patchMutes', { mutedWords: [] }, true],
    ['patchMutes', { mutedWords: [], theme: 'dark' }, false],
    ['patchMutes', {}, false],
    ['patchCategories', { categories: [] }, true],
    ['patchCategories', {}, false],
    ['patchEmailSettings', { emailSettings: { dailyDigest: true } }, true],
    ['patchEmailSettings', { emailSettings: {} }, false],
    ['patchEmailSettings', { emailSettings: { dailyDigest: 'yes' } }, false],
  ] as const)('of %s is of its own settings, at least one: %j is accepted: %s', (call, change, expected) => {
    expect(CALLS[call].body.safeParse(change).success).toBe(expected)
  })

  test('leaves out what it doesn’t change', () => {
    expect(patchPreferencesEndpoint.body.parse({ theme: 'dark' })).toEqual({ theme: 'dark' })
  })
})
