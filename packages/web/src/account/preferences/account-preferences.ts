import { API, type Preferences, Profile } from '@plainwire/domain/contract'
import {
  accountMutes,
  DEFAULT_PREFERENCES,
  mutesOfBoth,
  profileToUser,
  userToProfile,
} from '@plainwire/domain/reader'
import { mutes } from '../../device/muting/mutes.ts'
import type { Answered } from '../../lib/api.ts'
import { browserOutside, type Outside } from '../../lib/outside.ts'
import { readText, writeText } from '../../lib/storage.ts'
import { account, type Reader } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'

const NOT_FOUND = 404

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Does what changes an account one after the other: each reads what the one before has left. */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
  waiting += 1
  const done = last.then(task).finally(() => {
    waiting -= 1
  })
  last = done.catch(() => undefined)
  return done
}

/** What the reader has set; the defaults where that is nothing. */
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
  if (!reader || waiting > own) return
  const changed = readerWith(reader, preferences)
  account.set({ status, reader: changed.reader, preferences })
  takeMutes(preferences)
  const stored = JSON.stringify(changed.profile)
  if (readText('auth_user') && readText('auth_user') !== stored) writeText('auth_user', stored)
}

/** Loads what the reader has set. Says whether it is here now. */
export function loadPreferences(outside: Outside = browserOutside): Promise<boolean> {
  return inTurn(async () => {
    const answered = await fetchPreferences(outside)
    if (answered.ok) takePreferences(answered.data, 1)
    return answered.ok
  })
}

/** Whether the reader and their preferences say the same: another tab's change reaches the reader first. */
function isInStep(reader: Reader, preferences: Preferences): boolean {
  const own = readerWith(reader, preferences).reader
  const told = ({ interests, age, gender, mutedWords, mutedTopics }: Reader) =>
    JSON.stringify([interests, age, gender, mutedWords, mutedTopics])
  return told(own) === told(reader)
}

let followed: Reader | undefined

/** Loads the preferences of who signs in, and again where they were changed elsewhere. */
export function keepPreferences(outside: Outside = browserOutside): () => void {
  const look = () => {
    const { status, reader, preferences } = account.get()
    if (status !== 'signed-in' || !reader || reader === followed || waiting > 0) return
    followed = reader
    if (!preferences || !isInStep(reader, preferences)) void loadPreferences(outside)
  }
  look()
  return account.subscribe(look)
}
