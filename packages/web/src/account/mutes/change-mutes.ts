import { addMute, type Mute, removeMute } from '@plainwire/domain/reader'
import { fold } from '@plainwire/domain/text'
import { mutes } from '../../device/muting/mutes.ts'
import { account } from '../session/account.ts'
import { tier } from '../subscription/subscription.ts'

/** A reader's choices for a mute. */
export type WantedMute = Pick<Mute, 'kind' | 'text' | 'mode' | 'until'>

/** A mute as it would be persisted. */
export function asMute(wanted: WantedMute, now: Date): Mute {
  return { ...wanted, id: `${wanted.kind}:${fold(wanted.text.trim())}`, addedAt: now.toISOString() }
}

/** The account's side: its schemas come with it, and readers without an account fetch none of it. */
const accountSide = () => import('./account-mutes.ts')

/** Mutes something, within the limits, here and in the account of who is signed in; what became of it here is the answer. */
export function mute(wanted: WantedMute, now: Date) {
  const isSignedIn = account.get().reader !== undefined
  const made: Mute = { ...asMute(wanted, now), ...(isSignedIn && { account: 'only' }) }
  const before = mutes.get()
  const { outcome, mutes: next } = addMute(before, made, { tier: tier(now.getTime()), now })
  mutes.set(next)
  const added = next.find((one) => !before.includes(one))
  if (isSignedIn && added) void accountSide().then(({ muteInAccount }) => muteInAccount(added))
  return outcome
}

/** Takes a mute back, here and in the account that holds it. */
export function unmute(id: string): void {
  const taken = mutes.get().find((one) => one.id === id)
  const next = removeMute(mutes.get(), id)
  mutes.set(next.length === 0 ? mutes.initial : next)
  if (taken?.account) void accountSide().then(({ unmuteInAccount }) => unmuteInAccount(taken))
}
