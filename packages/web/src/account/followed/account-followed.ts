import { API } from '@plainwire/domain/contract'
import {
  type FollowedThing,
  mergeFollowedThings,
  type StoredFollow,
  selectFollowsAfterSignOut,
  selectUploadableFollows,
} from '@plainwire/domain/follow'
import { QueryObserver } from '@tanstack/react-query'
import type { CallResult } from '../../lib/api.ts'
import { runWithCrossTabLock } from '../../lib/one-tab-at-a-time.ts'
import {
  accountQueryClient,
  ONLINE_ONLY_MUTATION_OPTIONS,
  runRegisteredMutation,
  ServerCallError,
  SINGLE_ATTEMPT_OPTIONS,
  unwrapCallData,
} from '../account-queries.ts'
import { account, type Reader, subscribeToSignIn, subscribeToSignOut } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { showFailure } from '../show-failure.ts'
import { getCurrentTier } from '../subscription/subscription.ts'
import { followedThings } from './followed.ts'
import {
  addFollowedThingOnDevice,
  markAsFollowedInAccount,
  removeFollowedThingFromDevice,
  replaceFollowedThingsOnDevice,
} from './followed-list.ts'

/** The name of the lock that serialises changes of all tabs. */
const LOCK = 'plainwire.followed-in-account'
const FOLLOWED = ['followed'] as const

/**
 * A change of the followed things. The page shows it before the server has made it. 'merge' adds to the account
 * a thing that was followed on this device before sign-in.
 */
interface FollowChange {
  kind: 'follow' | 'unfollow' | 'merge'
  readerId: string
  thing: StoredFollow
}

const isReader = (id: string) => account.get().reader?.id === id

/** Sends a change to the server. Retries are left to the mutation. */
async function send({ kind, thing: { account: _, ...thing } }: FollowChange): Promise<void> {
  const answered: CallResult<unknown> =
    kind === 'unfollow'
      ? await callAsReader(
          API.unfollowThing,
          { body: { kind: thing.kind, key: thing.key } },
          SINGLE_ATTEMPT_OPTIONS,
        )
      : await callAsReader(API.followThing, { body: thing }, SINGLE_ATTEMPT_OPTIONS)
  unwrapCallData(answered)
}

/**
 * Applies a change on this page again after the server has made it, because the answer to an older request may
 * have reverted it here.
 */
function apply({ kind, thing }: FollowChange): void {
  if (kind === 'follow') addFollowedThingOnDevice(thing)
  else if (kind === 'unfollow') removeFollowedThingFromDevice(thing)
  else markAsFollowedInAccount(thing)
}

/**
 * Reverts a change that the server hasn't made, and shows the reason. A thing that can't be merged into the
 * account stays on this device, and no message is shown.
 */
function rollBack(error: Error, { kind, thing }: FollowChange): void {
  if (kind === 'merge') return
  if (kind === 'follow') removeFollowedThingFromDevice(thing)
  else addFollowedThingOnDevice(thing)
  const isLimit = error instanceof ServerCallError && error.code === 'FOLLOW_LIMIT_REACHED'
  void showFailure(isLimit ? 'follow.limit' : `follow.error.${kind}`)
}

accountQueryClient.setMutationDefaults<void, Error, FollowChange, boolean>(FOLLOWED, {
  ...ONLINE_ONLY_MUTATION_OPTIONS,
  scope: { id: 'followed' },
  onMutate: async () => {
    const isLoading = accountQueryClient.isFetching({ queryKey: FOLLOWED }) > 0
    // A request that is already running is cancelled, because its answer wouldn't contain this change.
    await accountQueryClient.cancelQueries({ queryKey: FOLLOWED })
    return isLoading
  },
  mutationFn: (change) => runWithCrossTabLock(LOCK, () => send(change)),
  onSuccess: (_, change) => {
    if (isReader(change.readerId)) apply(change)
  },
  onError: (error, change) => {
    if (isReader(change.readerId)) rollBack(error, change)
  },
  onSettled: (_data, _error, _change, wasLoading) => {
    if (wasLoading) void accountQueryClient.invalidateQueries({ queryKey: FOLLOWED })
  },
})

function change(kind: FollowChange['kind'], thing: StoredFollow): void {
  const readerId = account.get().reader?.id
  if (readerId !== undefined)
    runRegisteredMutation<FollowChange>(accountQueryClient, FOLLOWED, { kind, readerId, thing })
}

/** Follows a thing in the account. If that fails, the thing is removed from this device. */
export const followInAccount = (thing: StoredFollow): void => change('follow', thing)

/** Unfollows a thing in the account. If that fails, the thing is restored on this device. */
export const unfollowInAccount = (thing: StoredFollow): void => change('unfollow', thing)

/** Fetches the things that the account follows, and merges them into this device's list. */
function fetchFollowed(readerId: string, signal: AbortSignal): Promise<readonly FollowedThing[]> {
  return runWithCrossTabLock(LOCK, async () => {
    const { things } = unwrapCallData(await callAsReader(API.getFollowed))
    if (!signal.aborted && isReader(readerId))
      replaceFollowedThingsOnDevice(mergeFollowedThings(followedThings.get(), things))
    return things
  })
}

/**
 * Subscribes to the account's list of followed things. When the list is first loaded, also adds to it the
 * things that only this device follows, within the account's limits. Returns a function that unsubscribes.
 */
function subscribeToList({ id }: Reader): () => void {
  let isMerged = false
  const observer = new QueryObserver(accountQueryClient, {
    queryKey: [...FOLLOWED, id],
    queryFn: ({ signal }) => fetchFollowed(id, signal),
  })
  return observer.subscribe(({ isSuccess }) => {
    if (!isSuccess || isMerged) return
    isMerged = true
    for (const thing of selectUploadableFollows(followedThings.get(), getCurrentTier(Date.now())))
      change('merge', thing)
  })
}

/**
 * Syncs this device's list with the account while a reader is signed in. Signing out removes from this device
 * the things that only the account follows. Returns a function that stops the sync.
 */
export function syncFollowedThings(): () => void {
  let unfollow = () => {}
  const end = () => {
    unfollow()
    unfollow = () => {}
    accountQueryClient.removeQueries({ queryKey: FOLLOWED })
  }
  const stops = [
    subscribeToSignOut(() => {
      end()
      replaceFollowedThingsOnDevice(selectFollowsAfterSignOut(followedThings.get()))
    }),
    subscribeToSignIn((reader) => {
      unfollow = subscribeToList(reader)
    }),
    end,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
