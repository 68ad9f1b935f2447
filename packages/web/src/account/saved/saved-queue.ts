import '../../lib/without-eval.ts'
import { SavedSnapshot } from '@plainwire/domain/contract'
import type { SavedChange } from '@plainwire/domain/reader'
import { z } from 'zod'
import { kept } from '../../device/storage/persisted.ts'

/** The changes of saved stories that the server hasn't made yet, and whose they are. */
export interface SavedQueue {
  readerId: string
  changes: readonly SavedChange[]
}

export const NOTHING_WAITS: SavedQueue = { readerId: '', changes: [] }

const at = z.iso.datetime()
const storyId = z.string().min(1)
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), storyId, at, story: SavedSnapshot }),
  z.object({ kind: z.literal('unsave'), storyId, at }),
  z.object({ kind: z.literal('remove'), storyId, at, title: z.string() }),
  z.object({ kind: z.literal('clear'), at }),
])
const Queue = z.object({ readerId: z.string().min(1), changes: z.array(Change) })

/** Changes waiting for the server, in order. Persisted, and cleared with the session. */
export const savedQueue = kept<SavedQueue>(
  'plainwire.saved-queue',
  (stored) => Queue.safeParse(stored).data,
  NOTHING_WAITS,
)
