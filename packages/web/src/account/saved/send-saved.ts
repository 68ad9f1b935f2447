import { API } from '@plainwire/domain/contract'
import type { SavedChange } from '@plainwire/domain/reader'
import type { Refused } from '../../lib/api.ts'
import type { callAsReader } from '../session/call-as-reader.ts'

/** What became of a change: 'waiting' for a connection; refused, it is put back. */
export type SavedResult = 'done' | 'waiting' | 'limit-reached' | 'failed'

const BUSY: readonly number[] = [429, 502, 503, 504]

/** The server was not reached, has no time, or somebody else answered in its place. */
const mayComeLater = ({ status, code }: Refused) =>
  status === 0 || code === 'UNREADABLE' || BUSY.includes(status)

function callFor(change: SavedChange, call: typeof callAsReader) {
  // The story's id makes it the same change however often it is sent. Without a connection trying again is no use.
  const options = { isRepeatable: navigator.onLine }
  if (change.kind === 'clear') return call(API.clearSavedStories, {}, options)
  const { storyId } = change
  if (change.kind === 'save') return call(API.saveStory, { body: { storyId, story: change.story } }, options)
  return call(API.unsaveStory, { params: { id: storyId } }, options)
}

/** Has the server make a change of the saved stories. */
export async function sendSaved(change: SavedChange, call: typeof callAsReader): Promise<SavedResult> {
  const answered = await callFor(change, call)
  if (answered.ok) return 'done'
  if (answered.code === 'SAVE_LIMIT_REACHED') return 'limit-reached'
  return mayComeLater(answered) ? 'waiting' : 'failed'
}
