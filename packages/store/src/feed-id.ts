import type { Content } from './schema.ts'
import { sha256 } from './storable.ts'

const ID_LENGTH = 16
/** Until the first visits show how often a feed changes. */
export const FIRST_INTERVAL_MINUTES = 15

/** A feed's id: ours, from its listed address, the same in every database. */
export function feedId(content: Content, url: string): string {
  return sha256(`${content} ${url}`).slice(0, ID_LENGTH)
}
