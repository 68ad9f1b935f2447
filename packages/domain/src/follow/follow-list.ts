import type { Tier } from '../reader/mute-list.ts'
import { type FollowedThing, followId } from './followed-thing.ts'

/** Things that a free reader can follow: as many as interests. */
export const FREE_FOLLOWED = 5
/**
 * The most things that a reader can follow: more would exceed a device's storage and what a page can show.
 */
export const MAX_FOLLOWED = 1_000

/** A followed thing on a device. */
export interface HeldThing extends FollowedThing {
  /** Held by the reader's account: 'only' there, and here while they are signed in; 'too' where the device has it of its own. */
  account?: 'only' | 'too' | undefined
}

/** How many things a reader can follow. */
export function followLimit(tier: Tier): number {
  return tier === 'free' ? FREE_FOLLOWED : MAX_FOLLOWED
}

/** Whether a thing is followed. */
export function isFollowed(
  things: readonly FollowedThing[],
  thing: Pick<FollowedThing, 'kind' | 'key'>,
): boolean {
  const id = followId(thing)
  return things.some((one) => followId(one) === id)
}

/** Follows a thing, the last followed first. One that is followed stays as it is; over the limit nothing is added. */
export function withFollowed(
  things: readonly HeldThing[],
  thing: HeldThing,
  tier: Tier,
): { outcome: 'added' | 'unchanged' | 'limit-reached'; things: readonly HeldThing[] } {
  if (isFollowed(things, thing)) return { outcome: 'unchanged', things }
  if (things.length >= followLimit(tier)) return { outcome: 'limit-reached', things }
  return { outcome: 'added', things: [thing, ...things] }
}

/** The list without a thing. */
export function withoutFollowed(
  things: readonly HeldThing[],
  thing: Pick<FollowedThing, 'kind' | 'key'>,
): HeldThing[] {
  const id = followId(thing)
  return things.filter((one) => followId(one) !== id)
}

/**
 * The followed things of a signed-in reader: what the device follows and what the account does. What came from the account,
 * or was given to it, and isn't there any more was unfollowed on another device.
 */
export function followedOfBoth(
  onDevice: readonly HeldThing[],
  inAccount: readonly FollowedThing[],
): HeldThing[] {
  const there = new Set(inAccount.map(followId))
  const left = onDevice.flatMap((thing): HeldThing[] => {
    if (there.has(followId(thing))) return [{ ...thing, account: thing.account ?? 'too' }]
    return thing.account ? [] : [thing]
  })
  const here = new Set(left.map(followId))
  const missing = inAccount.filter((thing) => !here.has(followId(thing)))
  return [...left, ...missing.map((thing): HeldThing => ({ ...thing, account: 'only' }))].sort(
    (a, b) => Date.parse(b.followedAt) - Date.parse(a.followedAt) || (followId(a) < followId(b) ? -1 : 1),
  )
}

/** The things that stay on a device when its reader signs out: its own. */
export function followedAfterSignOut(things: readonly HeldThing[]): HeldThing[] {
  return things.filter(({ account }) => account !== 'only').map(({ account: _, ...thing }) => thing)
}

/** The things of this device that no account holds, as far as an account has room for them, the first followed first. */
export function followedThatFit(things: readonly HeldThing[], tier: Tier): HeldThing[] {
  const held = things.filter(({ account }) => account !== undefined).length
  const own = things.filter(({ account }) => account === undefined)
  return own.toReversed().slice(0, Math.max(0, followLimit(tier) - held))
}
