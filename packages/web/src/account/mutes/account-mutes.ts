import { API } from '@plainwire/domain/contract'
import {
  addAccountMute,
  type Mute,
  removeAccountMute,
  removeMute,
  selectMutesAfterSignOut,
  selectUploadableMutes,
} from '@plainwire/domain/reader'
import { mutes } from '../../device/muting/mutes.ts'
import { browserNetworkDependencies, type NetworkDependencies } from '../../lib/outside.ts'
import type { TextKey } from '../../lib/texts.ts'
import {
  fetchPreferences,
  mutatePreferences,
  type PreferencesRequest,
} from '../preferences/account-preferences.ts'
import { account } from '../session/account.ts'
import { showFailure } from '../show-failure.ts'
import { getCurrentTier } from '../subscription/subscription.ts'

type Change = typeof addAccountMute

/**
 * Fetches the account's lists of mutes, changes one of them, and sends it. Resolves to true if the server has
 * stored the change. Otherwise resolves to false, and calls `onRefused` if the same reader is still signed in.
 */
function change(
  mute: Mute,
  to: Change,
  outside: NetworkDependencies,
  onRefused = () => {},
): Promise<boolean> {
  const send = async (request: PreferencesRequest) => {
    const current = await fetchPreferences(request)
    const body = to(current, mute)
    return body ? request(API.patchMutes, { body }) : current
  }
  return mutatePreferences({ send, onRefused, outside })
}

/** Returns the text key of the message about a failure. */
function failureOf({ kind }: Mute, action: 'mute' | 'unmute'): TextKey {
  return `preferences.error.${action}.${kind === 'either' ? 'topic' : kind}`
}

/**
 * Adds a mute of this device to the account. If that fails, removes the mute from this device and shows an
 * error message.
 */
export async function muteInAccount(
  mute: Mute,
  outside: NetworkDependencies = browserNetworkDependencies,
): Promise<void> {
  await change(mute, addAccountMute, outside, () => {
    mutes.set(removeMute(mutes.get(), mute.id))
    void showFailure(failureOf(mute, 'mute'))
  })
}

/**
 * Removes a mute from the account. If that fails, restores the mute on this device and shows an error message.
 */
export async function unmuteInAccount(
  mute: Mute,
  outside: NetworkDependencies = browserNetworkDependencies,
): Promise<void> {
  await change(mute, removeAccountMute, outside, () => {
    mutes.set([...removeMute(mutes.get(), mute.id), mute])
    void showFailure(failureOf(mute, 'unmute'))
  })
}

/**
 * Adds this device's mutes to the account, within the account's limits. Mutes that can't be added stay on this
 * device only.
 */
export async function copyMutesToAccount(
  now: Date,
  outside: NetworkDependencies = browserNetworkDependencies,
): Promise<void> {
  const given = selectUploadableMutes(mutes.get(), { tier: getCurrentTier(now.getTime()), now })
  const done = await Promise.all(given.map((mute) => change(mute, addAccountMute, outside)))
  const failed = given.find((_, index) => !done[index])
  if (failed) void showFailure(failureOf(failed, 'mute'))
}

/** Removes expired mutes from the account, which doesn't store when a mute ends. */
function endInAccount(now: Date, outside: NetworkDependencies): void {
  const ended = mutes
    .get()
    .filter(({ account: held, until }) => held && until && Date.parse(until) <= now.getTime())
  if (ended.length === 0) return
  mutes.set(
    selectMutesAfterSignOut(mutes.get().filter((mute) => !ended.includes(mute) || mute.account === 'too')),
  )
  for (const mute of ended) void unmuteInAccount(mute, outside)
}

/**
 * Removes expired mutes after sign-in, and the account's mutes from this device after sign-out. Returns a
 * function that stops this.
 */
export function syncMutes(outside: NetworkDependencies = browserNetworkDependencies): () => void {
  let isHeld = false
  const look = () => {
    const { status, reader } = account.get()
    if (status === 'none') {
      const own = selectMutesAfterSignOut(mutes.get())
      mutes.set(own.length === 0 ? mutes.initial : own)
    } else if (status === 'signed-in' && reader && !isHeld) endInAccount(new Date(), outside)
    isHeld = status === 'signed-in'
  }
  look()
  return account.subscribe(look)
}
