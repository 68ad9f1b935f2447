import type { Preferences } from '../contract/index.ts'

/** The default preferences of a reader. */
export const DEFAULT_PREFERENCES: Preferences = {
  categories: [],
  interests: [],
  mutedTopics: [],
  mutedSources: [],
  mutedWords: [],
  emailSettings: { weeklyDigest: true, dailyDigest: false, breakingNews: true, productUpdates: true },
  theme: 'system',
  age: '',
  gender: '',
  onboarding_completed: false,
}

export type PreferencesChange = Partial<Omit<Preferences, 'emailSettings'>> & {
  emailSettings?: Partial<Preferences['emailSettings']> | undefined
}

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]
const texts = (list: readonly string[]) => distinct(list.map((text) => text.trim()).filter(Boolean))
const choiceOrEmpty = <T extends string>(choice: T): T | '' => (choice === 'prefer-not-to-say' ? '' : choice)

/**
 * Normalises preferences for storage: no duplicates, no empty values, lowercase muted words, and
 * 'prefer-not-to-say' as an empty text.
 */
function normalised(preferences: Preferences): Preferences {
  return {
    ...preferences,
    categories: distinct(preferences.categories),
    interests: distinct(preferences.interests),
    mutedTopics: texts(preferences.mutedTopics),
    mutedSources: texts(preferences.mutedSources),
    mutedWords: texts(preferences.mutedWords.map((word) => word.toLowerCase())),
    age: choiceOrEmpty(preferences.age),
    gender: choiceOrEmpty(preferences.gender),
  }
}

/**
 * Returns the preferences after a full or partial change. A field that the change doesn't contain keeps its
 * current value, or its default if nothing was stored.
 */
export function applyPreferencesChange(
  current: Preferences | undefined,
  { emailSettings, ...change }: PreferencesChange,
): Preferences {
  const before = current ?? DEFAULT_PREFERENCES
  return normalised({ ...before, ...change, emailSettings: { ...before.emailSettings, ...emailSettings } })
}
