import { API, type SavedStory } from '@plainwire/domain/contract'
import { applySavedStoryChanges, findSavesBeyondLimit, type SavedStoryChange } from '@plainwire/domain/reader'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import type { PersistedStore } from '../../device/storage/persisted.ts'
import type { CallResult } from '../../lib/api.ts'
import { createStore, type Store } from '../../lib/store.ts'
import {
  runRegisteredMutation,
  ServerCallError,
  SINGLE_ATTEMPT_OPTIONS,
  unwrapCallData,
} from '../account-queries.ts'
import type { callAsReader } from '../session/call-as-reader.ts'
import {
  createSavedList,
  SAVED_STORIES_QUERY_KEY,
  type SavedList,
  type SavedStoriesCopy,
} from './saved-list.ts'
import {
  createSavedChangesQueue,
  EMPTY_SAVED_CHANGES_QUEUE,
  getSavedStoryChangeId,
  type SavedStoryChangeQueue,
} from './saved-storage.ts'

/** The reader's saved stories as they are shown, including changes that the server hasn't made yet. */
export interface SavedStories {
  /** 'none': nobody is signed in. */
  status: 'none' | 'loading' | 'ready' | 'failed'
  /** The saved stories, the last saved first. */
  stories: readonly SavedStory[]
}
export const NO_SAVED_STORIES: SavedStories = { status: 'none', stories: [] }

/**
 * The outcome of a change of the saved stories. 'waiting': it is sent when there is a connection;
 * 'limit-reached' and 'failed': it was refused and rolled back.
 */
type SavedChangeResult = 'done' | 'waiting' | 'limit-reached' | 'failed'
/** A message to show to the reader: the outcome of a change, or that the list couldn't be loaded. */
export type SavedChangeNotice = { change: SavedStoryChange; result: SavedChangeResult } | 'not-loaded'

interface SavedMutationDependencies {
  queries: QueryClient
  call: typeof callAsReader
  /** Runs a task in one tab at a time, so that two tabs don't send the same change. */
  runWithCrossTabLock: <T>(task: () => Promise<T>) => Promise<T>
}

export interface SavedStoriesDependencies extends SavedMutationDependencies {
  queue: PersistedStore<SavedStoryChangeQueue>
  offlineCopy: SavedStoriesCopy
  notify: (news: SavedChangeNotice) => void
  /** The maximum number of stories that this reader can save. */
  limit: () => number
}

export interface SavedStoriesController {
  state: Store<SavedStories>
  begin: (readerId: string) => Promise<void>
  /** Clears the stories and the queue, on this page and on the device. */
  end: () => void
  change: (change: SavedStoryChange) => void
  /** Reloads the list. */
  load: () => Promise<void>
  /** Sends the queued changes that aren't being sent yet. */
  replay: () => void
}

/** Sends a change to the server. */
function send(change: SavedStoryChange, call: typeof callAsReader): Promise<CallResult<unknown>> {
  if (change.kind === 'clear') return call(API.clearSavedStories, {}, SINGLE_ATTEMPT_OPTIONS)
  const { storyId } = change
  if (change.kind === 'save')
    return call(API.saveStory, { body: { storyId, story: change.story } }, SINGLE_ATTEMPT_OPTIONS)
  return call(API.unsaveStory, { params: { id: storyId } }, SINGLE_ATTEMPT_OPTIONS)
}

/**
 * Registers the mutation that sends a queued change. A change that the server has made moves from the queue to
 * the list; a refused change is removed from the queue.
 */
function registerSavedMutation(
  { queries, call, runWithCrossTabLock }: SavedMutationDependencies,
  queued: ReturnType<typeof createSavedChangesQueue>,
  list: SavedList,
  report: (change: SavedStoryChange, result: SavedChangeResult) => void,
): void {
  queries.setMutationDefaults<boolean, Error, SavedStoryChange>(SAVED_STORIES_QUERY_KEY, {
    scope: { id: 'saved' },
    mutationFn: (change) =>
      runWithCrossTabLock(async () => {
        queued.reload()
        // The change isn't needed any more if another tab has sent it, or the reader has undone it or signed
        // out.
        if (!queued.has(change)) return false
        unwrapCallData(await send(change, call))
        return true
      }),
    onSuccess: async (isMade, change) => {
      if (!isMade || !queued.has(change)) return
      await list.update((stories) => applySavedStoryChanges(stories, [change]))
      queued.reload()
      queued.remove(change)
      report(change, 'done')
    },
    onError: (error, change) => {
      queued.reload()
      if (!queued.has(change)) return
      queued.remove(change)
      const isBeyondLimit = error instanceof ServerCallError && error.code === 'SAVE_LIMIT_REACHED'
      report(change, isBeyondLimit ? 'limit-reached' : 'failed')
    },
  })
}

/** Calls `onPaused` whenever a change can't be sent because there is no connection. */
function whenSavedMutationPauses(queries: QueryClient, onPaused: () => void): void {
  queries.getMutationCache().subscribe((event) => {
    const isOurs = event.mutation?.options.mutationKey?.[0] === SAVED_STORIES_QUERY_KEY[0]
    const isPaused = isOurs && event.type === 'updated' && event.action.type === 'pause'
    // The connection is checked, because a change is also paused while another one is being sent.
    if (isPaused && !onlineManager.isOnline()) onPaused()
  })
}

/** Returns the ids of the changes that are being sent, or are paused. */
function findRunningChangeIds(queries: QueryClient): Set<string> {
  const running = queries
    .getMutationCache()
    .findAll({ mutationKey: SAVED_STORIES_QUERY_KEY, status: 'pending' })
  return new Set(running.map(({ state }) => getSavedStoryChangeId(state.variables as SavedStoryChange)))
}

/**
 * Creates the state of the reader's saved stories. The list is a query and each change a mutation. TanStack
 * Query sends the mutations in order, retries them, and resumes them when the connection is back. Changes
 * that the server hasn't made are queued in the browser's storage, for all tabs, and are already shown as
 * part of the list. A refused change is removed from the queue, and thereby from the list that is shown.
 */
export function createSavedStoriesState(dependencies: SavedStoriesDependencies): SavedStoriesController {
  const { queries, call, queue, offlineCopy, notify, limit } = dependencies
  const state = createStore(NO_SAVED_STORIES)
  let readerId: string | undefined
  /**
   * The ids of the changes of this visit whose outcome isn't reported yet. Changes of earlier visits aren't
   * in this set, so their success isn't reported.
   */
  const unreported = new Set<string>()
  const list = createSavedList({ queries, call, offlineCopy, onFailed: () => notify('not-loaded') })
  const queued = createSavedChangesQueue(queue, () => readerId)

  const show = () => {
    if (!readerId) return state.set(NO_SAVED_STORIES)
    const status = list.get() ? 'ready' : list.hasFailed() ? 'failed' : 'loading'
    state.set({ status, stories: applySavedStoryChanges(list.get() ?? [], queued.get()) })
  }
  const report = (change: SavedStoryChange, result: SavedChangeResult) => {
    const isNew = unreported.delete(getSavedStoryChangeId(change))
    if (isNew || result === 'limit-reached' || result === 'failed') notify({ change, result })
  }
  /** Refuses saves beyond the limit, and reports the other changes as waiting. */
  const onPaused = () => {
    const refused = findSavesBeyondLimit(list.get() ?? [], queued.get(), limit())
    for (const change of refused) queued.remove(change)
    for (const change of refused) report(change, 'limit-reached')
    for (const change of queued.get()) report(change, 'waiting')
  }
  const replay = () => {
    queued.reload()
    const running = findRunningChangeIds(queries)
    for (const change of queued.get())
      if (!running.has(getSavedStoryChangeId(change)))
        runRegisteredMutation(queries, SAVED_STORIES_QUERY_KEY, change)
  }

  registerSavedMutation(dependencies, queued, list, report)
  whenSavedMutationPauses(queries, onPaused)
  queue.subscribe(show)
  return {
    state,
    load: list.load,
    replay,
    begin: (id) => {
      readerId = id
      queue.restore()
      if (queue.get().readerId !== id) queue.set(EMPTY_SAVED_CHANGES_QUEUE)
      show()
      return list.begin(id, show, replay)
    },
    end: () => {
      readerId = undefined
      list.end()
      const cache = queries.getMutationCache()
      for (const mutation of cache.findAll({ mutationKey: SAVED_STORIES_QUERY_KEY })) cache.remove(mutation)
      unreported.clear()
      queue.set(EMPTY_SAVED_CHANGES_QUEUE)
      show()
    },
    change: (change) => {
      if (!queued.add(change, list.get() ?? [])) return notify({ change, result: 'done' })
      unreported.add(getSavedStoryChangeId(change))
      runRegisteredMutation(queries, SAVED_STORIES_QUERY_KEY, change)
    },
  }
}
