import { API } from '@plainwire/domain/contract'
import {
  type FollowedThing,
  followedAfterSignOut,
  followedOfBoth,
  followedThatFit,
  followId,
  type HeldThing,
  isFollowed,
  withoutFollowed,
} from '@plainwire/domain/follow'
import { QueryObserver } from '@tanstack/react-query'
import { oneTabAtATime } from '../../lib/one-tab-at-a-time.ts'
import { accountQueries, CallRefused, FAILS_OFFLINE, mutate } from '../account-queries.ts'
import { account, type Reader, whenSignedIn, whenSignedOut } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { showFailure } from '../show-failure.ts'
import { tier } from '../subscription/subscription.ts'
import { followed } from './followed.ts'

/** The lock that the tabs of a device share. */
const LOCK = 'plainwire.followed-in-account'
const FOLLOWED = ['followed'] as const

/** A change that the device shows already. 'merge': follows in the account what the device followed without one. */
interface FollowChange {
  kind: 'follow' | 'unfollow' | 'merge'
  readerId: string
  thing: HeldThing
}

const isReader = (id: string) => account.get().reader?.id === id

function setFollowed(things: readonly HeldThing[]): void {
  if (JSON.stringify(things) !== JSON.stringify(followed.get()))
    followed.set(things.length === 0 ? followed.initial : things)
}

/** Follows a thing here; changes nothing if it is followed already. */
function add(thing: HeldThing): void {
  if (!isFollowed(followed.get(), thing)) setFollowed([thing, ...followed.get()])
}

function remove(thing: HeldThing): void {
  setFollowed(withoutFollowed(followed.get(), thing))
}

/** Marks a thing of the device as followed in the account too. */
function markShared(thing: HeldThing): void {
  const id = followId(thing)
  setFollowed(followed.get().map((one) => (followId(one) === id ? { ...one, account: 'too' as const } : one)))
}

/** Sends a change to the server. The mutation repeats it, not the HTTP client. */
async function send({ kind, thing: { account: _, ...thing } }: FollowChange): Promise<void> {
  const once = { isRepeatable: false }
  const answered =
    kind === 'unfollow'
      ? await callAsReader(API.unfollowThing, { body: { kind: thing.kind, key: thing.key } }, once)
      : await callAsReader(API.followThing, { body: thing }, once)
  if (!answered.ok) throw new CallRefused(answered)
}

/** Shows a change that the server has made, which an answer from before it may have reverted here. */
function apply({ kind, thing }: FollowChange): void {
  if (kind === 'follow') add(thing)
  else if (kind === 'unfollow') remove(thing)
  else markShared(thing)
}

/** Reverts a change that the server hasn't made, and shows why. A thing that can't be merged stays on the device alone. */
function rollBack(error: Error, { kind, thing }: FollowChange): void {
  if (kind === 'merge') return
  if (kind === 'follow') remove(thing)
  else add(thing)
  const isLimit = error instanceof CallRefused && error.code === 'FOLLOW_LIMIT_REACHED'
  void showFailure(isLimit ? 'follow.limit' : `follow.error.${kind}`)
}

accountQueries.setMutationDefaults<void, Error, FollowChange, boolean>(FOLLOWED, {
  ...FAILS_OFFLINE,
  scope: { id: 'followed' },
  onMutate: async () => {
    const isLoading = accountQueries.isFetching({ queryKey: FOLLOWED }) > 0
    // An answer that is on its way doesn't contain this change.
    await accountQueries.cancelQueries({ queryKey: FOLLOWED })
    return isLoading
  },
  mutationFn: (change) => oneTabAtATime(LOCK, () => send(change)),
  onSuccess: (_, change) => {
    if (isReader(change.readerId)) apply(change)
  },
  onError: (error, change) => {
    if (isReader(change.readerId)) rollBack(error, change)
  },
  onSettled: (_data, _error, _change, wasLoading) => {
    if (wasLoading) void accountQueries.invalidateQueries({ queryKey: FOLLOWED })
  },
})

function change(kind: FollowChange['kind'], thing: HeldThing): void {
  const readerId = account.get().reader?.id
  if (readerId !== undefined) mutate<FollowChange>(accountQueries, FOLLOWED, { kind, readerId, thing })
}

/** Follows a thing of this device in the account too. If that fails, it is rolled back here. */
export const followInAccount = (thing: HeldThing): void => change('follow', thing)

/** Unfollows a thing in the account. If that fails, it is rolled back here. */
export const unfollowInAccount = (thing: HeldThing): void => change('unfollow', thing)

/** The things that the account follows, which this device then follows too. */
function fetchFollowed(readerId: string, signal: AbortSignal): Promise<readonly FollowedThing[]> {
  return oneTabAtATime(LOCK, async () => {
    const answered = await callAsReader(API.getFollowed)
    if (!answered.ok) throw new CallRefused(answered)
    const { things } = answered.data
    if (!signal.aborted && isReader(readerId)) setFollowed(followedOfBoth(followed.get(), things))
    return things
  })
}

/** Follows the account's list, and gives it once what only the device follows, as far as it has room. Returns how to stop. */
function followList({ id }: Reader): () => void {
  let isMerged = false
  const observer = new QueryObserver(accountQueries, {
    queryKey: [...FOLLOWED, id],
    queryFn: ({ signal }) => fetchFollowed(id, signal),
  })
  return observer.subscribe(({ isSuccess }) => {
    if (!isSuccess || isMerged) return
    isMerged = true
    for (const thing of followedThatFit(followed.get(), tier(Date.now()))) change('merge', thing)
  })
}

/** While a reader is signed in, this device follows what their account does; afterwards that leaves it. Returns how to stop. */
export function syncFollowed(): () => void {
  let unfollow = () => {}
  const end = () => {
    unfollow()
    unfollow = () => {}
    accountQueries.removeQueries({ queryKey: FOLLOWED })
  }
  const stops = [
    whenSignedOut(() => {
      end()
      setFollowed(followedAfterSignOut(followed.get()))
    }),
    whenSignedIn((reader) => {
      unfollow = followList(reader)
    }),
    end,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
