import '../../lib/without-eval.ts'
import { SavedSnapshot } from '@plainwire/domain/contract'
import { Language } from '@plainwire/domain/language'
import type { SavedChange } from '@plainwire/domain/reader'
import { z } from 'zod'
import { persisted } from '../../device/storage/persisted.ts'
import { account } from '../session/account.ts'

/** The changes of saved stories that the server hasn't made yet, and the reader who made them. */
export interface SavedQueue {
  readerId: string
  changes: readonly SavedChange[]
}

export const EMPTY_QUEUE: SavedQueue = { readerId: '', changes: [] }

const readerId = z.string().min(1)
const at = z.iso.datetime()
const storyId = z.string().min(1)
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), storyId, at, story: SavedSnapshot }),
  z.object({ kind: z.literal('unsave'), storyId, at }),
  z.object({ kind: z.literal('remove'), storyId, at, title: z.string() }),
  z.object({ kind: z.literal('clear'), at }),
])
const Queue = z.object({ readerId, changes: z.array(Change) })

/** Changes waiting for the server, in order. Persisted, and cleared with the session. */
export const savedQueue = persisted<SavedQueue>(
  'plainwire.saved-queue',
  (stored) => Queue.safeParse(stored).data,
  EMPTY_QUEUE,
)

const PendingSave = z.object({ storyId, language: Language })
/** A save that can't be queued yet, because the story's text in the reader's language isn't fetched. */
export type PendingSave = z.infer<typeof PendingSave>

const Pending = z.object({ readerId, wishes: z.array(PendingSave) })
const NONE: z.infer<typeof Pending> = { readerId: '', wishes: [] }

/** Persisted, so that leaving the page doesn't lose them. */
const pendingStore = persisted<z.infer<typeof Pending>>(
  'plainwire.saved-wishes',
  (stored) => Pending.safeParse(stored).data,
  NONE,
)

/** The pending saves of the signed-in reader, including those of earlier visits. */
export const pendingSaves = {
  subscribe: pendingStore.subscribe,
  get: (): readonly PendingSave[] => {
    const { readerId: owner, wishes } = pendingStore.get()
    return owner !== '' && owner === account.get().reader?.id ? wishes : []
  },
  has: (id: string): boolean => pendingSaves.get().some((save) => save.storyId === id),
  /** Loads those that an earlier visit or another tab has left. */
  restore: pendingStore.restore,
  add: (save: PendingSave): void => {
    // Those of an earlier visit would be overwritten.
    pendingStore.restore()
    setPending([...without(save.storyId), save])
  },
  /** Removes one: the story is queued, or the reader doesn't want it any more. */
  remove: (id: string): void => setPending(without(id)),
  /** Removes all, at the end of the session. */
  clear: (): void => pendingStore.set(NONE),
}

const without = (id: string) => pendingSaves.get().filter((save) => save.storyId !== id)

function setPending(wishes: PendingSave[]): void {
  const owner = account.get().reader?.id
  pendingStore.set(owner && wishes.length > 0 ? { readerId: owner, wishes } : NONE)
}
