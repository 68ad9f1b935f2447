import {
  type FollowedThing,
  followId,
  type HeldThing,
  withFollowed,
  withoutFollowed,
} from '@plainwire/domain/follow'
import { account } from '../session/account.ts'
import { tier } from '../subscription/subscription.ts'
import { followed } from './followed.ts'

/** A thing that can be followed. */
export type Followable = Omit<FollowedThing, 'followedAt'>

/** The account's side: its schemas come with it, and readers without an account fetch none of it. */
const accountSide = () => import('./account-followed.ts')

/** Follows a thing within the limits, here and in the account of who is signed in; what became of it here is the answer. */
export function follow(thing: Followable, now: Date) {
  const isSignedIn = account.get().reader !== undefined
  const made: HeldThing = {
    ...thing,
    followedAt: now.toISOString(),
    ...(isSignedIn && { account: 'only' }),
  }
  const { outcome, things } = withFollowed(followed.get(), made, tier(now.getTime()))
  followed.set(things)
  if (isSignedIn && outcome === 'added')
    void accountSide().then(({ followInAccount }) => followInAccount(made))
  return outcome
}

/** Unfollows a thing, here and in the account that follows it. */
export function unfollow(thing: Followable): void {
  const id = followId(thing)
  const known = followed.get().find((one) => followId(one) === id)
  if (!known) return
  const left = withoutFollowed(followed.get(), thing)
  followed.set(left.length === 0 ? followed.initial : left)
  if (known.account) void accountSide().then(({ unfollowInAccount }) => unfollowInAccount(known))
}
