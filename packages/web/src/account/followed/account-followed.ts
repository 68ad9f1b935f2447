import { API } from '@plainwire/domain/contract'
import {
  followedAfterSignOut,
  followedOfBoth,
  followedThatFit,
  followId,
  type HeldThing,
  withoutFollowed,
} from '@plainwire/domain/follow'
import { inTurn } from '../../lib/in-turn.ts'
import { browserOutside, type Outside } from '../../lib/outside.ts'
import type { TextKey } from '../../lib/texts.ts'
import { whenSignedIn, whenSignedOut } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { tellFailure } from '../show-failure.ts'
import { tier } from '../subscription/subscription.ts'
import { followed } from './followed.ts'

/** Apart from the changes of preferences: those take no answer while one of them is on its way. */
const TURN = 'plainwire.followed-in-account'

function setFollowed(things: readonly HeldThing[]): void {
  if (JSON.stringify(things) !== JSON.stringify(followed.get()))
    followed.set(things.length === 0 ? followed.initial : things)
}

/** Follows a thing in the account. Gives why it isn't, in words for the reader; undefined where it is. */
async function give({ account: _, ...thing }: HeldThing, outside: Outside): Promise<TextKey | undefined> {
  const answered = await callAsReader(API.followThing, { body: thing }, { outside })
  if (answered.ok) return undefined
  return answered.code === 'FOLLOW_LIMIT_REACHED' ? 'follow.limit' : 'follow.error.follow'
}

/** Follows a thing of this device in the account too. What fails is taken back here. */
export function followInAccount(thing: HeldThing, outside: Outside = browserOutside): Promise<void> {
  return inTurn(TURN, async () => {
    const failure = await give(thing, outside)
    if (!failure) return
    setFollowed(withoutFollowed(followed.get(), thing))
    void tellFailure(failure)
  })
}

/** Unfollows a thing in the account. What fails is put back here. */
export function unfollowInAccount(thing: HeldThing, outside: Outside = browserOutside): Promise<void> {
  return inTurn(TURN, async () => {
    const { kind, key } = thing
    const answered = await callAsReader(API.unfollowThing, { body: { kind, key } }, { outside })
    if (answered.ok) return
    setFollowed([thing, ...withoutFollowed(followed.get(), thing)])
    void tellFailure('follow.error.unfollow')
  })
}

/** Brings this device in step with the account, and gives that what it hasn't, as far as it has room. What fails stays here alone. */
export function mergeFollowed(outside: Outside = browserOutside): Promise<void> {
  return inTurn(TURN, async () => {
    const answered = await callAsReader(API.getFollowed, {}, { outside })
    if (!answered.ok) return
    setFollowed(followedOfBoth(followed.get(), answered.data.things))
    for (const thing of followedThatFit(followed.get(), tier(Date.now()))) {
      if (await give(thing, outside)) continue
      const id = followId(thing)
      setFollowed(
        followed.get().map((one) => (followId(one) === id ? { ...one, account: 'too' as const } : one)),
      )
    }
  })
}

/** While a reader is signed in, this device follows what their account does; afterwards that leaves it. */
export function keepFollowed(outside: Outside = browserOutside): () => void {
  const ends = [
    whenSignedIn(() => void mergeFollowed(outside)),
    whenSignedOut(() => setFollowed(followedAfterSignOut(followed.get()))),
  ]
  return () => {
    for (const end of ends) end()
  }
}
