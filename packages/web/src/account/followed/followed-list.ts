import {
  buildFollowedThingId,
  isFollowed,
  removeFollowedThing,
  type StoredFollow,
} from '@plainwire/domain/follow'
import { followedThings } from './followed.ts'

/** Replaces this device's list of followed things, unless nothing has changed. */
export function replaceFollowedThingsOnDevice(things: readonly StoredFollow[]): void {
  if (JSON.stringify(things) !== JSON.stringify(followedThings.get()))
    followedThings.set(things.length === 0 ? followedThings.initial : things)
}

/** Adds a thing to this device's list, unless the list contains it. */
export function addFollowedThingOnDevice(thing: StoredFollow): void {
  if (!isFollowed(followedThings.get(), thing))
    replaceFollowedThingsOnDevice([thing, ...followedThings.get()])
}

/** Removes a thing from this device's list. */
export function removeFollowedThingFromDevice(thing: StoredFollow): void {
  replaceFollowedThingsOnDevice(removeFollowedThing(followedThings.get(), thing))
}

/** Marks a thing of this device's list as also followed in the account. */
export function markAsFollowedInAccount(thing: StoredFollow): void {
  const id = buildFollowedThingId(thing)
  replaceFollowedThingsOnDevice(
    followedThings
      .get()
      .map((followedThing) =>
        buildFollowedThingId(followedThing) === id
          ? { ...followedThing, account: 'too' as const }
          : followedThing,
      ),
  )
}
