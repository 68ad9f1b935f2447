import { API, type SavedStory } from '@plainwire/domain/contract'
import { beyondLimit, type SavedChange, withChange, withChanges } from '@plainwire/domain/reader'
import type { Kept } from '../../device/storage/persisted.ts'
import { readStored } from '../../lib/storage.ts'
import { createStore, type Store } from '../../lib/store.ts'
import type { callAsReader } from '../session/call-as-reader.ts'
import { NOTHING_WAITS, type SavedQueue } from './saved-queue.ts'
import { type SavedResult, sendSaved } from './send-saved.ts'

/** The reader's saved stories as they are shown. */
export interface SavedStories {
  /** 'none': nobody is signed in. */
  status: 'none' | 'loading' | 'ready' | 'failed'
  /** The last saved first. */
  stories: readonly SavedStory[]
}
export const NO_SAVED: SavedStories = { status: 'none', stories: [] }

/** What the reader may be told. */
export type SavedNews = { change: SavedChange; result: SavedResult } | 'not-loaded'

/** What is kept of them on the device, for reading without a connection. */
export interface SavedShelf {
  read: (readerId: string) => Promise<readonly SavedStory[] | undefined>
  /** Other tabs are told. */
  write: (readerId: string, stories: readonly SavedStory[]) => void
  forget: () => void
  /** Calls `take` when another tab has written. */
  follow: (take: (readerId: string, stories: readonly SavedStory[]) => void) => void
}

export interface SavedPorts {
  call: typeof callAsReader
  queue: Kept<SavedQueue>
  shelf: SavedShelf
  tell: (news: SavedNews) => void
  /** How many stories this reader can save. */
  limit: () => number
  /** One tab at a time speaks with the server, so that changes stay in order. */
  inTurn: (task: () => Promise<void>) => Promise<void>
  /** Comes back later to what waits. */
  retryLater: () => void
}

export interface SavedEngine {
  state: Store<SavedStories>
  begin: (readerId: string) => Promise<void>
  /** Forgets everything here and on the device. */
  end: () => void
  change: (change: SavedChange) => Promise<void>
  /** Loads the list anew, after what waits has been done. */
  load: () => Promise<void>
  /** Does what waits, and loads what couldn't be loaded. */
  replay: () => Promise<void>
}

const NOT_FOUND = 404
const keyOf = (change: SavedChange) => JSON.stringify({ ...change, story: undefined })

/** Runs `round` once for every call that comes while it runs, and no two at a time. */
function oneAfterAnother(round: () => Promise<void>): () => Promise<void> {
  let isAsked = false
  let running: Promise<void> | undefined
  const run = async () => {
    while (isAsked) {
      isAsked = false
      await round()
    }
  }
  return () => {
    isAsked = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * The saved stories of the signed-in reader: shown at once, then done by the server, one change after another,
 * also what was saved without a connection. What the server refuses is put back.
 */
export function createSaved({ call, queue, shelf, tell, ...ports }: SavedPorts): SavedEngine {
  const state = createStore(NO_SAVED)
  let readerId: string | undefined
  /** As the server has them. */
  let base: readonly SavedStory[] = []
  let status: SavedStories['status'] = 'none'
  let isLoadWanted = false
  /** Made in this visit and not spoken of yet: what an earlier one left is done silently. */
  const untold = new Set<string>()

  const waiting = () => (queue.get().readerId === readerId ? queue.get().changes : NOTHING_WAITS.changes)
  const setWaiting = (changes: readonly SavedChange[]) =>
    queue.set(readerId && changes.length > 0 ? { readerId, changes } : NOTHING_WAITS)
  /** Other tabs may have put something into the queue; where the browser stores nothing it is only here. */
  const lookAtQueue = () => {
    if (readStored(queue.key) !== undefined) queue.restore()
  }
  const show = () => state.set(readerId ? { status, stories: withChanges(base, waiting()) } : NO_SAVED)
  const take = (stories: readonly SavedStory[]) => {
    base = stories
    status = 'ready'
    show()
  }
  const takeFromServer = (stories: readonly SavedStory[]) => {
    take(stories)
    if (readerId) shelf.write(readerId, stories)
  }
  const say = (change: SavedChange, result: SavedResult) => {
    const isNews = untold.delete(keyOf(change))
    if (isNews || result === 'limit-reached' || result === 'failed') tell({ change, result })
  }

  const wait = () => {
    const refused = beyondLimit(base, waiting(), ports.limit())
    const left = waiting().filter((change) => !refused.includes(change))
    setWaiting(left)
    for (const change of refused) say(change, 'limit-reached')
    for (const change of left) say(change, 'waiting')
    ports.retryLater()
  }
  /** Does what waits, in order. False where the server can't be reached, or the reader has gone. */
  async function sendWaiting(whose: string): Promise<boolean> {
    for (;;) {
      lookAtQueue()
      const [change] = waiting()
      if (!change) return true
      const result = await sendSaved(change, call)
      if (readerId !== whose) return false
      if (result === 'waiting') {
        wait()
        return false
      }
      lookAtQueue()
      if (result === 'done') takeFromServer(withChanges(base, [change]))
      setWaiting(waiting().filter((one) => keyOf(one) !== keyOf(change)))
      say(change, result)
    }
  }
  async function loadNow(whose: string): Promise<void> {
    const answered = await call(API.getSavedStories, {}, { isRepeatable: navigator.onLine })
    if (readerId !== whose) return
    // A server that knows of none says so by 404.
    const isEmpty = !answered.ok && answered.status === NOT_FOUND
    isLoadWanted = !answered.ok && !isEmpty
    if (!isLoadWanted) takeFromServer(answered.ok ? answered.data.stories : [])
    else if (status !== 'ready') {
      status = 'failed'
      show()
      tell('not-loaded')
    }
  }
  const go = oneAfterAnother(() =>
    ports.inTurn(async () => {
      const whose = readerId
      if (!whose) return
      await sendWaiting(whose)
      if (readerId === whose && isLoadWanted) await loadNow(whose)
    }),
  )
  const load = () => {
    isLoadWanted = true
    if (status !== 'ready') status = 'loading'
    show()
    return go()
  }

  queue.subscribe(show)
  shelf.follow((whose, stories) => {
    if (whose === readerId) take(stories)
  })
  return {
    state,
    load,
    begin: async (id) => {
      readerId = id
      base = []
      status = 'loading'
      queue.restore()
      if (queue.get().readerId !== id) queue.set(NOTHING_WAITS)
      show()
      const onShelf = await shelf.read(id)
      if (readerId !== id) return
      if (onShelf && status === 'loading') take(onShelf)
      await load()
    },
    end: () => {
      readerId = undefined
      base = []
      untold.clear()
      queue.set(NOTHING_WAITS)
      shelf.forget()
      show()
    },
    change: (change) => {
      // The first may be on its way to the server already.
      const started = Math.min(1, waiting().length)
      const next = withChange(waiting(), change, { saved: base, started })
      if (next.includes(change)) untold.add(keyOf(change))
      else tell({ change, result: 'done' })
      setWaiting(next)
      return go()
    },
    replay: () => (waiting().length > 0 || isLoadWanted ? go() : Promise.resolve()),
  }
}
