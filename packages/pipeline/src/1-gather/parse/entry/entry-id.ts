import { createHash } from 'node:crypto'
import { cleanText } from '../../../text/index.ts'
import { canonicaliseUrl } from '../../link/canonical-url.ts'

/** Maximum length of an identifier, in characters; a longer one is replaced by its hash. */
const MAX_CHARACTERS = 500

/**
 * The identifier of an entry within its feed: the feed's own, else the page's canonical address, else a hash
 * of title and date.
 */
export function deriveEntryId(
  own: string,
  link: string | undefined,
  title: string,
  published: Date | undefined,
): string {
  const id = cleanText(own.slice(0, 10 * MAX_CHARACTERS))
  if (id !== '') return id.length > MAX_CHARACTERS ? hash(id) : id
  return link === undefined ? hash(`${title}|${published?.toISOString() ?? ''}`) : canonicaliseUrl(link)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
