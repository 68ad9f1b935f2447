import '../../lib/start/without-eval.ts'
import { Language } from '@plainwire/domain/language'
import { z } from 'zod'
import { createPersistedStore } from '../../device/storage/persisted.ts'
import { account } from '../session/account.ts'

const readerId = z.string().min(1)
const storyId = z.string().min(1)
const PendingSave = z.object({ storyId, language: Language })
/** A save that can't be queued yet, because the story's text in the reader's language hasn't been fetched. */
export type PendingSave = z.infer<typeof PendingSave>

const Pending = z.object({ readerId, wishes: z.array(PendingSave) })
const NONE: z.infer<typeof Pending> = { readerId: '', wishes: [] }

/** The pending saves. Persisted, so that they aren't lost when the page is closed. */
const pendingStore = createPersistedStore<z.infer<typeof Pending>>(
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
  /** Loads the pending saves of earlier visits and other tabs. */
  restore: pendingStore.restore,
  add: (save: PendingSave): void => {
    // The pending saves are restored first, so that those of earlier visits aren't overwritten.
    pendingStore.restore()
    setPending([...without(save.storyId), save])
  },
  /** Removes a pending save, because it is now queued or the reader has undone it. */
  remove: (id: string): void => setPending(without(id)),
  /** Removes all pending saves, at the end of the session. */
  clear: (): void => pendingStore.set(NONE),
}

const without = (id: string) => pendingSaves.get().filter((save) => save.storyId !== id)

function setPending(wishes: PendingSave[]): void {
  const owner = account.get().reader?.id
  pendingStore.set(owner && wishes.length > 0 ? { readerId: owner, wishes } : NONE)
}
