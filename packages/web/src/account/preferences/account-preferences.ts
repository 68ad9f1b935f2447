import { API, type Preferences, Profile } from '@plainwire/domain/contract'
import {
  accountMutes,
  DEFAULT_PREFERENCES,
  mutesOfBoth,
  profileToUser,
  userToProfile,
} from '@plainwire/domain/reader'
import { focusManager, MutationObserver } from '@tanstack/react-query'
import { mutes } from '../../device/muting/mutes.ts'
import type { Answered } from '../../lib/api.ts'
import { browserOutside, type Outside } from '../../lib/outside.ts'
import { readText, writeText } from '../../lib/storage.ts'
import { accountQueries } from '../account-queries.ts'
import { account, type Reader } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'

const NOT_FOUND = 404

const PREFERENCES = ['preferences'] as const

/**
 * Runs what changes the account's preferences one after the other: each reads what the one before has left. Without a connection it
 * fails at once, unlike a saved story: a theme or a mute that came into force hours later would surprise.
 */
export function changeInAccount<T>(task: () => Promise<T>): Promise<T> {
  const mutation = new MutationObserver<T>(accountQueries, {
    mutationKey: PREFERENCES,
    scope: { id: 'preferences' },
    networkMode: 'always',
    mutationFn: task,
  })
  return mutation.mutate()
}

const onTheWay = () => accountQueries.isMutating({ mutationKey: PREFERENCES })

/** The reader's preferences; the defaults if nothing is set. */
export async function fetchPreferences(outside: Outside = browserOutside): Promise<Answered<Preferences>> {
  const answered = await callAsReader(API.getPreferences, {}, { outside })
  return !answered.ok && answered.status === NOT_FOUND ? { ok: true, data: DEFAULT_PREFERENCES } : answered
}

/** The reader with other preferences, by the one mapping there is. */
function readerWith(reader: Reader, preferences: Preferences): { reader: Reader; profile: Profile } {
  const profile = Profile.parse({ ...userToProfile(reader), preferences })
  return { reader: profileToUser(profile), profile }
}

/** Shows preferences here, whether or not the server has them yet. */
export function showPreferences(preferences: Preferences): void {
  const { status, reader } = account.get()
  if (reader) account.set({ status, reader: readerWith(reader, preferences).reader, preferences })
}

/** Brings the mutes of this device in step with those of the account. */
function takeMutes(preferences: Preferences): void {
  const now = new Date()
  const next = mutesOfBoth(mutes.get(), accountMutes(preferences), now)
  if (JSON.stringify(next) !== JSON.stringify(mutes.get()))
    mutes.set(next.length === 0 ? mutes.initial : next)
}

/**
 * Takes what the server says for what is: here, for the next visit, and for other tabs. While a further change is on its
 * way nothing is taken: what it has changed here already would be lost until it is answered.
 *
 * @param own how many of the changes on their way the answer knows
 */
export function takePreferences(preferences: Preferences, own = 0): void {
  const { status, reader } = account.get()
  if (!reader || onTheWay() > own) return
  const changed = readerWith(reader, preferences)
  account.set({ status, reader: changed.reader, preferences })
  takeMutes(preferences)
  const stored = JSON.stringify(changed.profile)
  if (readText('auth_user') && readText('auth_user') !== stored) writeText('auth_user', stored)
}

/** Loads what the reader has set. Says whether it is here now. */
export function loadPreferences(outside: Outside = browserOutside): Promise<boolean> {
  return changeInAccount(async () => {
    const answered = await fetchPreferences(outside)
    if (answered.ok) takePreferences(answered.data, 1)
    return answered.ok
  })
}

/** Whether the reader and their preferences say the same: another tab's change reaches the reader first. */
function isInStep(reader: Reader, preferences: Preferences): boolean {
  const own = readerWith(reader, preferences).reader
  const facts = ({ interests, age, gender, mutedWords, mutedTopics }: Reader) =>
    JSON.stringify([interests, age, gender, mutedWords, mutedTopics])
  return facts(own) === facts(reader)
}

const followed: { reader?: Reader } = {}

/** Loads the preferences of who signs in, and again where they were changed elsewhere and when the reader returns to the page. */
export function syncPreferences(outside: Outside = browserOutside): () => void {
  const look = () => {
    const { status, reader, preferences } = account.get()
    if (status !== 'signed-in' || !reader || reader === followed.reader || onTheWay() > 0) return
    followed.reader = reader
    if (!preferences || !isInStep(reader, preferences)) void loadPreferences(outside)
  }
  const onFocus = (isFocused: boolean) => {
    if (isFocused && account.get().status === 'signed-in' && onTheWay() === 0) void loadPreferences(outside)
  }
  look()
  const stops = [account.subscribe(look), focusManager.subscribe(onFocus)]
  return () => {
    for (const stop of stops) stop()
  }
}
