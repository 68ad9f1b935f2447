import { followId, isFollowed, removeFollowedThing, type StoredFollow } from '@plainwire/domain/follow'
import { followedThings } from './followed.ts'

/** Replaces this device's list of followed things, unless nothing has changed. */
export function setFollowed(things: readonly StoredFollow[]): void {
  if (JSON.stringify(things) !== JSON.stringify(followedThings.get()))
    followedThings.set(things.length === 0 ? followedThings.initial : things)
}

/** Adds a thing to this device's list, unless the list contains it. */
export function addFollowed(thing: StoredFollow): void {
  if (!isFollowed(followedThings.get(), thing)) setFollowed([thing, ...followedThings.get()])
}

/** Removes a thing from this device's list. */
export function removeFollowed(thing: StoredFollow): void {
  setFollowed(removeFollowedThing(followedThings.get(), thing))
}

/** Marks a thing of this device's list as also followed in the account. */
export function markShared(thing: StoredFollow): void {
  const id = followId(thing)
  setFollowed(
    followedThings
      .get()
      .map((followedThing) =>
        followId(followedThing) === id ? { ...followedThing, account: 'too' as const } : followedThing,
      ),
  )
}
