import { hash } from 'node:crypto'

/** The permanent id of a story: 's' and 15 hex digits of a hash of its first article's id. */
export function deriveStoryId(articleId: string): string {
  const digits = hash('sha256', articleId, 'hex').slice(0, 15)
  // Copied, because a slice would retain the whole string in memory, for every story in the window.
  return Buffer.from(`s${digits}`).toString('latin1')
}

/** The permanent id of a thread: 't' and the digits of the id of its first story. */
export function deriveThreadId(storyId: string): string {
  return Buffer.from(`t${storyId.slice(1)}`).toString('latin1')
}

/** The id of the first story of a thread. */
export function getFirstStoryId(threadId: string): string {
  return Buffer.from(`s${threadId.slice(1)}`).toString('latin1')
}
