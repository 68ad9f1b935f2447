import { API, type Preferences } from '@plainwire/domain/contract'
import { applyPreferencesChange, DEFAULT_PREFERENCES, type PreferencesChange } from '@plainwire/domain/reader'
import type { CallResult } from '../../lib/api.ts'
import { browserNetwork, type NetworkPorts } from '../../lib/outside.ts'
import type { TextKey } from '../../lib/texts.ts'
import { account } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { showFailure } from '../show-failure.ts'
import { applyPreferences, queueAccountChange, showPreferences } from './account-preferences.ts'

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
 * The text key of the message about a change that failed; the general one if several kinds of fields were
 * changed. `onboarding_completed` only counts if it is the only field, because the reader doesn't set it.
 */
function failureOf(change: PreferencesChange): TextKey {
  const keys = new Set(Object.keys(change).map((field) => FAILURES[field as Field]))
  if (keys.size > 1) keys.delete(FAILURES.onboarding_completed)
  const [only] = keys
  return keys.size === 1 && only ? only : 'preferences.error'
}

/** A copy of preferences with only the given fields. */
function named(preferences: Preferences, fields: readonly string[]): Partial<Preferences> {
  return Object.fromEntries(Object.entries(preferences).filter(([field]) => fields.includes(field)))
}

/** The result of the last call of a change, and what the server has stored of it, if any call succeeded. */
interface SaveOutcome {
  answered: CallResult<Preferences>
  stored: Preferences | undefined
}

/**
 * Makes the calls that a change needs, in order, until one fails. Interests are also stored as categories.
 */
async function save(
  change: PreferencesChange,
  wanted: Preferences,
  outside: NetworkPorts,
): Promise<SaveOutcome> {
  const plain = PLAIN.filter((field) => change[field] !== undefined)
  const categories = change.categories ?? (change.interests && wanted.interests)
  const calls = [
    plain.length > 0 &&
      (() => callAsReader(API.patchPreferences, { body: named(wanted, plain) }, { outside })),
    categories && (() => callAsReader(API.patchCategories, { body: { categories } }, { outside })),
    change.emailSettings &&
      (() =>
        callAsReader(
          API.patchEmailSettings,
          { body: { emailSettings: change.emailSettings ?? {} } },
          { outside },
        )),
  ]
  let answered: CallResult<Preferences> = { ok: true, data: wanted }
  let stored: Preferences | undefined
  for (const call of calls) {
    if (!call) continue
    answered = await call()
    if (!answered.ok) break
    stored = answered.data
  }
  return { answered, stored }
}

/**
 * Changes the reader's preferences, on this page at once and then on the server. If that fails, a message is
 * shown, and the page goes back to what it showed before, or to what the server has stored of the change. Mutes are changed by change-mutes.ts.
 */
export function updatePreferences(
  change: PreferencesChange,
  outside: NetworkPorts = browserNetwork,
): Promise<boolean> {
  const { reader, preferences: before = DEFAULT_PREFERENCES } = account.get()
  if (!reader) return Promise.resolve(false)
  const full = change.interests ? { categories: change.interests, ...change } : change
  const wanted = applyPreferencesChange(before, full)
  showPreferences(wanted)
  return queueAccountChange(async () => {
    const { answered, stored } = await save(change, wanted, outside)
    if (!answered.ok) {
      const now = account.get().preferences ?? DEFAULT_PREFERENCES
      showPreferences({ ...now, ...named(stored ?? before, Object.keys(full)) })
      void showFailure(failureOf(change))
    } else applyPreferences(answered.data, 1)
    return answered.ok
  })
}
