import { API } from '@plainwire/domain/contract'
import {
  type Mute,
  mutesAfterSignOut,
  mutesThatFit,
  removeMute,
  withAccountMute,
  withoutAccountMute,
} from '@plainwire/domain/reader'
import { mutes } from '../../device/muting/mutes.ts'
import { browserOutside, type Outside } from '../../lib/outside.ts'
import type { TextKey } from '../../lib/texts.ts'
import { changeInAccount, fetchPreferences, takePreferences } from '../preferences/account-preferences.ts'
import { account } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { showFailure } from '../show-failure.ts'
import { tier } from '../subscription/subscription.ts'

type Change = typeof withAccountMute

/** Reads the current lists, changes one, and sends that. Says whether the account has it. */
function change(mute: Mute, to: Change, outside: Outside): Promise<boolean> {
  return changeInAccount(async () => {
    const current = await fetchPreferences(outside)
    if (!current.ok) return false
    const body = to(current.data, mute)
    const answered = body ? await callAsReader(API.patchMuted, { body }, { outside }) : current
    if (answered.ok) takePreferences(answered.data, 1)
    return answered.ok
  })
}

/** The message about a failure. */
function failureOf({ kind }: Mute, way: 'mute' | 'unmute'): TextKey {
  return `preferences.error.${way}.${kind === 'either' ? 'topic' : kind}`
}

/** Stores a mute of this device in the account too. What fails is taken back here. */
export async function muteInAccount(mute: Mute, outside: Outside = browserOutside): Promise<void> {
  if (await change(mute, withAccountMute, outside)) return
  mutes.set(removeMute(mutes.get(), mute.id))
  void showFailure(failureOf(mute, 'mute'))
}

/** Takes a mute out of the account. What fails is put back here. */
export async function unmuteInAccount(mute: Mute, outside: Outside = browserOutside): Promise<void> {
  if (await change(mute, withoutAccountMute, outside)) return
  mutes.set([...removeMute(mutes.get(), mute.id), mute])
  void showFailure(failureOf(mute, 'unmute'))
}

/** Gives the account what this device has muted without one, as far as it has room. What fails stays on the device alone. */
export async function giveMutesToAccount(now: Date, outside: Outside = browserOutside): Promise<void> {
  const given = mutesThatFit(mutes.get(), { tier: tier(now.getTime()), now })
  const done = await Promise.all(given.map((mute) => change(mute, withAccountMute, outside)))
  const failed = given.find((_, index) => !done[index])
  if (failed) void showFailure(failureOf(failed, 'mute'))
}

/** Ends expired mutes in the account too, which stores no expiry. */
function endInAccount(now: Date, outside: Outside): void {
  const ended = mutes
    .get()
    .filter(({ account: held, until }) => held && until && Date.parse(until) <= now.getTime())
  if (ended.length === 0) return
  mutes.set(mutesAfterSignOut(mutes.get().filter((mute) => !ended.includes(mute) || mute.account === 'too')))
  for (const mute of ended) void unmuteInAccount(mute, outside)
}

/** While a reader is signed in their account's mutes hold here; when they no longer are, those leave the device. */
export function syncMutes(outside: Outside = browserOutside): () => void {
  let isHeld = false
  const look = () => {
    const { status, reader } = account.get()
    if (status === 'none') {
      const own = mutesAfterSignOut(mutes.get())
      mutes.set(own.length === 0 ? mutes.initial : own)
    } else if (status === 'signed-in' && reader && !isHeld) endInAccount(new Date(), outside)
    isHeld = status === 'signed-in'
  }
  look()
  return account.subscribe(look)
}
