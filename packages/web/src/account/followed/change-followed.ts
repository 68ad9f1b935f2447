import {
  addFollowedThing,
  buildFollowedThingId,
  type FollowedThing,
  removeFollowedThing,
  type StoredFollow,
} from '@plainwire/domain/follow'
import { account } from '../session/account.ts'
import { getCurrentTier } from '../subscription/subscription.ts'
import { followedThings } from './followed.ts'

/** Something to follow: a person, organisation, event, place, thread, publisher or search. */
export type Followable = Omit<FollowedThing, 'followedAt'>

/** Loads the code that changes the account. Readers without an account don't load it or its schemas. */
const loadAccountModule = () => import('./account-followed.ts')

/**
 * Follows a thing on this device and in the account of a signed-in reader. Returns the outcome on this
 * device.
 */
export function follow(thing: Followable, now: Date) {
  const isSignedIn = account.get().reader !== undefined
  const made: StoredFollow = {
    ...thing,
    followedAt: now.toISOString(),
    ...(isSignedIn && { account: 'only' }),
  }
  const { outcome, things } = addFollowedThing(followedThings.get(), made, getCurrentTier(now.getTime()))
  followedThings.set(things)
  if (isSignedIn && outcome === 'added')
    void loadAccountModule().then(({ followInAccount }) => followInAccount(made))
  return outcome
}

/** Unfollows a thing on this device, and in the account if the account follows it. */
export function unfollow(thing: Followable): void {
  const id = buildFollowedThingId(thing)
  const known = followedThings.get().find((followedThing) => buildFollowedThingId(followedThing) === id)
  if (!known) return
  const left = removeFollowedThing(followedThings.get(), thing)
  followedThings.set(left.length === 0 ? followedThings.initial : left)
  if (known.account) void loadAccountModule().then(({ unfollowInAccount }) => unfollowInAccount(known))
}
