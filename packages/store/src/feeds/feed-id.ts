import type { ContentKind } from '../database/content.ts'
import { sha256 } from '../database/storable.ts'

const ID_LENGTH = 16
/** The interval of visits until it is known how often a feed changes, in minutes. */
export const INITIAL_VISIT_INTERVAL_MINUTES = 15

/** A feed's id: a hash of its content (sample or live) and its address, the same in every database. */
export function computeFeedId(content: ContentKind, url: string): string {
  return sha256(`${content} ${url}`).slice(0, ID_LENGTH)
}
