import { API, type Call, type Preferences, Profile } from '@plainwire/domain/contract'
import {
  convertProfileToUser,
  convertUserToProfile,
  DEFAULT_PREFERENCES,
  mergeDeviceAndAccountMutes,
  toAccountMutes,
} from '@plainwire/domain/reader'
import { focusManager, MutationObserver } from '@tanstack/react-query'
import type { z } from 'zod'
import { mutes } from '../../device/muting/mutes.ts'
import type { CallFailure, CallInput } from '../../lib/api.ts'
import { browserNetworkDependencies, type NetworkDependencies } from '../../lib/outside.ts'
import { readSignInSessionText, writeSignInSessionText } from '../../lib/storage/storage.ts'
import {
  accountQueryClient,
  ONLINE_ONLY_MUTATION_OPTIONS,
  ServerCallError,
  SINGLE_ATTEMPT_OPTIONS,
  unwrapCallData,
} from '../account-queries.ts'
import { account, type Reader } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'

const NOT_FOUND = 404
/**
 * The maximum time between a reader's change and an attempt to send it, in ms. A change that takes effect later
 * would surprise the reader.
 */
const MAX_DELAY_MS = 120_000

const PREFERENCES = ['preferences'] as const

/**
 * Makes a call as the reader who made the change, and returns its data.
 *
 * @throws ServerCallError if it fails, or if that reader isn't signed in any more
 */
export type PreferencesRequest = <C extends Call>(
  call: C,
  input?: CallInput<C>,
) => Promise<z.output<C['answer']>>

/** A change of the account's preferences, or a request for them. */
interface PreferencesMutation {
  /** Makes the calls to the server, and returns the preferences that it has stored. */
  send: (request: PreferencesRequest) => Promise<Preferences>
  /** Reverts the change on the page, which already shows it, and shows an error message. */
  onRefused?: () => void
  outside: NetworkDependencies
}

/**
 * The failure of a change that is abandoned, because its reader isn't signed in any more or it would take
 * effect too late.
 */
const ABANDONED: CallFailure = { ok: false, code: 'ABANDONED', message: '', status: 409 }

/**
 * Changes the account's preferences on the server, and then shows the stored preferences on this page. Changes
 * are made one at a time, because each change depends on the result of the previous one. Resolves to false if
 * the server refused the change or wasn't reached, or if the reader has signed out meanwhile.
 */
export async function mutatePreferences({ send, onRefused, outside }: PreferencesMutation): Promise<boolean> {
  const readerId = account.get().reader?.id
  const isSameReader = () => account.get().reader?.id === readerId
  const startedMs = performance.now()
  const request: PreferencesRequest = async (call, input) => {
    if (!isSameReader()) throw new ServerCallError(ABANDONED)
    return unwrapCallData(await callAsReader(call, input, { ...SINGLE_ATTEMPT_OPTIONS, outside }))
  }
  const mutation = new MutationObserver<Preferences>(accountQueryClient, {
    ...ONLINE_ONLY_MUTATION_OPTIONS,
    mutationKey: PREFERENCES,
    scope: { id: 'preferences' },
    mutationFn: () => {
      if (performance.now() - startedMs > MAX_DELAY_MS) throw new ServerCallError(ABANDONED)
      return send(request)
    },
    onSuccess: (stored) => {
      if (isSameReader()) applyPreferences(stored, 1)
    },
    onError: (error) => {
      if (!(error instanceof ServerCallError) || !isSameReader()) return
      onRefused?.()
      // The page still shows other pending changes, which the server may also refuse. The stored preferences
      // are therefore loaded after those changes.
      if (onRefused && pendingChanges() > 1) void loadPreferences(outside)
    },
  })
  try {
    await mutation.mutate()
    return true
  } catch (error) {
    if (error instanceof ServerCallError) return false
    throw error
  }
}

const pendingChanges = () => accountQueryClient.isMutating({ mutationKey: PREFERENCES })

/**
 * Fetches the reader's preferences; the defaults if the account has none.
 *
 * @throws ServerCallError
 */
export async function fetchPreferences(request: PreferencesRequest): Promise<Preferences> {
  try {
    return await request(API.getPreferences)
  } catch (error) {
    if (error instanceof ServerCallError && error.failure.status === NOT_FOUND) return DEFAULT_PREFERENCES
    throw error
  }
}

/** Returns a copy of the reader with the given preferences, and the profile with the same preferences. */
function readerWith(reader: Reader, preferences: Preferences): { reader: Reader; profile: Profile } {
  const profile = Profile.parse({ ...convertUserToProfile(reader), preferences })
  return { reader: convertProfileToUser(profile), profile }
}

/** Shows changed preferences on this page, although the server hasn't stored them yet. */
export function applyOptimisticPreferences(preferences: Preferences): void {
  const { status, reader } = account.get()
  if (reader) account.set({ status, reader: readerWith(reader, preferences).reader, preferences })
}

/** Merges the account's mutes into those of this device. */
function applyAccountMutes(preferences: Preferences): void {
  const now = new Date()
  const next = mergeDeviceAndAccountMutes(mutes.get(), toAccountMutes(preferences), now)
  if (JSON.stringify(next) !== JSON.stringify(mutes.get()))
    mutes.set(next.length === 0 ? mutes.initial : next)
}

/**
 * Applies preferences from the server on this page, for the next visit and for other tabs. Does nothing while
 * other changes are pending, because the page would no longer show those.
 *
 * @param own the number of pending changes that the answer already contains
 */
function applyPreferences(preferences: Preferences, own = 0): void {
  const { status, reader } = account.get()
  if (!reader || pendingChanges() > own) return
  const changed = readerWith(reader, preferences)
  account.set({ status, reader: changed.reader, preferences })
  applyAccountMutes(preferences)
  const stored = JSON.stringify(changed.profile)
  if (readSignInSessionText('auth_user') && readSignInSessionText('auth_user') !== stored)
    writeSignInSessionText('auth_user', stored)
}

/** Loads the reader's preferences. Resolves to true if that succeeded. */
export function loadPreferences(outside: NetworkDependencies = browserNetworkDependencies): Promise<boolean> {
  return mutatePreferences({ send: fetchPreferences, outside })
}

/**
 * True if the fields of `reader` agree with `preferences`. They differ after a change in another tab, because
 * at first only the `reader` of `account` is updated then, not its `preferences`.
 */
function areInSync(reader: Reader, preferences: Preferences): boolean {
  const own = readerWith(reader, preferences).reader
  const facts = ({ interests, age, gender, mutedWords, mutedTopics }: Reader) =>
    JSON.stringify([interests, age, gender, mutedWords, mutedTopics])
  return facts(own) === facts(reader)
}

const followed: { reader?: Reader } = {}

/**
 * Loads the preferences after sign-in, after changes in other tabs, and when the reader returns to the page.
 * Returns a function that stops this.
 */
export function syncPreferences(outside: NetworkDependencies = browserNetworkDependencies): () => void {
  const look = () => {
    const { status, reader, preferences } = account.get()
    if (status !== 'signed-in' || !reader || reader === followed.reader || pendingChanges() > 0) return
    followed.reader = reader
    if (!preferences || !areInSync(reader, preferences)) void loadPreferences(outside)
  }
  const onFocus = (isFocused: boolean) => {
    if (isFocused && account.get().status === 'signed-in' && pendingChanges() === 0)
      void loadPreferences(outside)
  }
  look()
  const stops = [account.subscribe(look), focusManager.subscribe(onFocus)]
  return () => {
    for (const stop of stops) stop()
  }
}
