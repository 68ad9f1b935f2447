import { API } from '@plainwire/domain/contract'
import type { SavedChange } from '@plainwire/domain/reader'
import type { Refused } from '../../lib/api.ts'
import type { callAsReader } from '../session/call-as-reader.ts'

const BUSY: readonly number[] = [429, 502, 503, 504]

/** A change that the server hasn't made. */
export class SavedRefused extends Error {
  readonly isLimit: boolean
  /** The server was not reached, has no time, or somebody else answered in its place: the same change may succeed later. */
  readonly mayComeLater: boolean

  constructor({ status, code, message }: Refused) {
    super(message)
    this.isLimit = code === 'SAVE_LIMIT_REACHED'
    this.mayComeLater = status === 0 || code === 'UNREADABLE' || BUSY.includes(status)
  }
}

function callFor(change: SavedChange, call: typeof callAsReader) {
  // The mutation repeats it, as long as the reader still wants it.
  const options = { isRepeatable: false }
  if (change.kind === 'clear') return call(API.clearSavedStories, {}, options)
  const { storyId } = change
  if (change.kind === 'save') return call(API.saveStory, { body: { storyId, story: change.story } }, options)
  return call(API.unsaveStory, { params: { id: storyId } }, options)
}

/** Has the server make a change of the saved stories; rejects with a SavedRefused where it doesn't. */
export async function sendSaved(change: SavedChange, call: typeof callAsReader): Promise<void> {
  const answered = await callFor(change, call)
  if (!answered.ok) throw new SavedRefused(answered)
}
