import type { FollowedThing } from '../contract/index.ts'
import type { ReaderTier } from '../reader/index.ts'
import { buildFollowedThingId } from './followed-thing.ts'

/**
 * The maximum number of things that a reader without Premium can follow, and also the maximum number of
 * interests that the reader can choose.
 */
export const MAX_FREE_FOLLOWED_THINGS = 5
/**
 * The maximum number of things that a reader can follow; more would exceed a device's storage and what a page
 * can show.
 */
export const MAX_FOLLOWED_THINGS = 1_000

/** A followed thing as stored on a device. */
export interface StoredFollow extends FollowedThing {
  /**
   * Present if the reader's account follows the thing. 'only': this device doesn't follow it independently
   * and forgets it at sign-out. 'too': the device also follows it independently of the account.
   */
  account?: 'only' | 'too' | undefined
}

/** Returns the maximum number of things that a reader can follow. */
export function getFollowLimit(tier: ReaderTier): number {
  return tier === 'free' ? MAX_FREE_FOLLOWED_THINGS : MAX_FOLLOWED_THINGS
}

/** Whether a thing is followed. */
export function isFollowed(
  things: readonly FollowedThing[],
  thing: Pick<FollowedThing, 'kind' | 'key'>,
): boolean {
  const id = buildFollowedThingId(thing)
  return things.some((one) => buildFollowedThingId(one) === id)
}

/**
 * Returns the list with a thing added at the front. A thing that is already followed isn't changed, and nothing
 * is added beyond the limit.
 */
export function addFollowedThing(
  things: readonly StoredFollow[],
  thing: StoredFollow,
  tier: ReaderTier,
): { outcome: 'added' | 'unchanged' | 'limit-reached'; things: readonly StoredFollow[] } {
  if (isFollowed(things, thing)) return { outcome: 'unchanged', things }
  if (things.length >= getFollowLimit(tier)) return { outcome: 'limit-reached', things }
  return { outcome: 'added', things: [thing, ...things] }
}

/** Returns the list without a thing. */
export function removeFollowedThing(
  things: readonly StoredFollow[],
  thing: Pick<FollowedThing, 'kind' | 'key'>,
): StoredFollow[] {
  const id = buildFollowedThingId(thing)
  return things.filter((one) => buildFollowedThingId(one) !== id)
}

/**
 * Merges the followed things of a signed-in reader's device and account, newest first. If the device marks a
 * thing as followed by the account but the account no longer has it, the thing was unfollowed on another
 * device and is dropped.
 */
export function mergeFollowedThings(
  onDevice: readonly StoredFollow[],
  inAccount: readonly FollowedThing[],
): StoredFollow[] {
  const there = new Set(inAccount.map(buildFollowedThingId))
  const left = onDevice.flatMap((thing): StoredFollow[] => {
    if (there.has(buildFollowedThingId(thing))) return [{ ...thing, account: thing.account ?? 'too' }]
    return thing.account ? [] : [thing]
  })
  const here = new Set(left.map(buildFollowedThingId))
  const missing = inAccount.filter((thing) => !here.has(buildFollowedThingId(thing)))
  return [...left, ...missing.map((thing): StoredFollow => ({ ...thing, account: 'only' }))].sort(
    (a, b) =>
      Date.parse(b.followedAt) - Date.parse(a.followedAt) ||
      (buildFollowedThingId(a) < buildFollowedThingId(b) ? -1 : 1),
  )
}

/**
 * Returns the followed things that remain on a device after its reader signs out: those that the device follows
 * independently of the account.
 */
export function selectFollowsAfterSignOut(things: readonly StoredFollow[]): StoredFollow[] {
  return things.filter(({ account }) => account !== 'only').map(({ account: _, ...thing }) => thing)
}

/**
 * Returns the things that the device follows but the account doesn't, as many as the account has room for, the
 * first followed first.
 */
export function selectUploadableFollows(things: readonly StoredFollow[], tier: ReaderTier): StoredFollow[] {
  const held = things.filter(({ account }) => account !== undefined).length
  const own = things.filter(({ account }) => account === undefined)
  return own.toReversed().slice(0, Math.max(0, getFollowLimit(tier) - held))
}
