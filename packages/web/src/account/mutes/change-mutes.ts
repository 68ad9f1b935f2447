import { addMute, type Mute, removeMute } from '@plainwire/domain/reader'
import { foldCaseAndAccents } from '@plainwire/domain/text'
import { mutes } from '../../device/muting/mutes.ts'
import { account } from '../session/account.ts'
import { getCurrentTier } from '../subscription/subscription.ts'

/** The reader's input for a new mute. */
export type NewMuteInput = Pick<Mute, 'kind' | 'text' | 'mode' | 'until'>

/** Creates the persisted form of a mute. */
export function createMute(wanted: NewMuteInput, now: Date): Mute {
  return {
    ...wanted,
    id: `${wanted.kind}:${foldCaseAndAccents(wanted.text.trim())}`,
    addedAt: now.toISOString(),
  }
}

/** Loads the code that changes the account. Readers without an account don't load it or its schemas. */
const loadAccountModule = () => import('./account-mutes.ts')

/**
 * Adds a mute on this device and in the account of a signed-in reader. Returns the outcome on this device.
 */
export function mute(wanted: NewMuteInput, now: Date) {
  const isSignedIn = account.get().reader !== undefined
  const made: Mute = { ...createMute(wanted, now), ...(isSignedIn && { account: 'only' }) }
  const before = mutes.get()
  const { outcome, mutes: next } = addMute(before, made, { tier: getCurrentTier(now.getTime()), now })
  mutes.set(next)
  const added = next.find((entry) => !before.includes(entry))
  if (isSignedIn && added) void loadAccountModule().then(({ muteInAccount }) => muteInAccount(added))
  return outcome
}

/** Removes a mute from this device, and from the account if the account has it. */
export function unmute(id: string): void {
  const removed = mutes.get().find((entry) => entry.id === id)
  const next = removeMute(mutes.get(), id)
  mutes.set(next.length === 0 ? mutes.initial : next)
  if (removed?.account) void loadAccountModule().then(({ unmuteInAccount }) => unmuteInAccount(removed))
}
