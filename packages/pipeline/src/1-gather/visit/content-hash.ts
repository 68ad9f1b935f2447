import { createHash } from 'node:crypto'
import type { Entry } from '@plainwire/domain/feed'

/** A hash of what the entries say, so that a feed that only changed its build date counts as unchanged. */
export function contentHash(entries: readonly Entry[]): string {
  const hash = createHash('sha256')
  for (const { id, title, link, summary, content, published, updated, media } of entries) {
    const urls = media.map(({ url }) => url)
    hash.update(JSON.stringify([id, title, link, summary, content, published, updated, urls]))
  }
  return hash.digest('hex')
}
