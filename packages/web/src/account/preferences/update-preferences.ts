import { API, type Preferences } from '@plainwire/domain/contract'
import { applyPreferencesChange, DEFAULT_PREFERENCES, type PreferencesChange } from '@plainwire/domain/reader'
import { browserNetworkDependencies, type NetworkDependencies } from '../../lib/outside.ts'
import type { TextKey } from '../../lib/texts.ts'
import { account } from '../session/account.ts'
import { showFailure } from '../show-failure.ts'
import {
  applyOptimisticPreferences,
  mutatePreferences,
  type PreferencesRequest,
} from './account-preferences.ts'

type Field = keyof PreferencesChange & keyof Preferences

/** The fields of PATCH /preferences; other fields have their own calls. */
const PLAIN = ['theme', 'interests', 'onboarding_completed', 'age', 'gender'] as const satisfies Field[]

const FAILURES: Partial<Record<Field, TextKey>> = {
  theme: 'preferences.error.theme',
  interests: 'preferences.error.interests',
  categories: 'preferences.error.categories',
  age: 'preferences.error.demographics',
  gender: 'preferences.error.demographics',
  onboarding_completed: 'preferences.error.onboarding',
  emailSettings: 'preferences.error.email',
}

/**
 * Returns the text key of the message about a change that failed; the general one if several kinds of fields
 * were changed. `onboarding_completed` only counts if it is the only field, because the reader doesn't set it.
 */
function failureOf(change: PreferencesChange): TextKey {
  const keys = new Set(Object.keys(change).map((field) => FAILURES[field as Field]))
  if (keys.size > 1) keys.delete(FAILURES.onboarding_completed)
  const [only] = keys
  return keys.size === 1 && only ? only : 'preferences.error'
}

/** Returns a copy of preferences with only the given fields. */
function named(preferences: Preferences, fields: readonly string[]): Partial<Preferences> {
  return Object.fromEntries(Object.entries(preferences).filter(([field]) => fields.includes(field)))
}

/**
 * Makes the calls that a change needs, in order. Interests are also stored as categories.
 *
 * @param onStored called after each call with what the server has stored
 * @throws ServerCallError at the first call that fails
 */
async function save(
  change: PreferencesChange,
  wanted: Preferences,
  request: PreferencesRequest,
  onStored: (stored: Preferences) => void,
): Promise<void> {
  const plain = PLAIN.filter((field) => change[field] !== undefined)
  const categories = change.categories ?? (change.interests && wanted.interests)
  const { emailSettings } = change
  if (plain.length > 0) onStored(await request(API.patchPreferences, { body: named(wanted, plain) }))
  if (categories) onStored(await request(API.patchCategories, { body: { categories } }))
  if (emailSettings) onStored(await request(API.patchEmailSettings, { body: { emailSettings } }))
}

/**
 * Changes the reader's preferences, on this page at once and then on the server. If the server refuses the
 * change, a message is shown, and the page shows the former values again, or those that the server has already
 * stored. Resolves to true if the server has stored the whole change. Mutes are changed by change-mutes.ts.
 */
export async function updatePreferences(
  change: PreferencesChange,
  outside: NetworkDependencies = browserNetworkDependencies,
): Promise<boolean> {
  const { reader, preferences: before = DEFAULT_PREFERENCES } = account.get()
  if (!reader) return false
  const full = change.interests ? { categories: change.interests, ...change } : change
  const wanted = applyPreferencesChange(before, full)
  applyOptimisticPreferences(wanted)
  let stored: Preferences | undefined
  return mutatePreferences({
    outside,
    send: async (request) => {
      await save(change, wanted, request, (answered) => {
        stored = answered
      })
      return stored ?? wanted
    },
    onRefused: () => {
      const now = account.get().preferences ?? DEFAULT_PREFERENCES
      applyOptimisticPreferences({ ...now, ...named(stored ?? before, Object.keys(full)) })
      void showFailure(failureOf(change))
    },
  })
}
