import { hash } from 'node:crypto'

/** A story's id for its whole life: 's' and 15 hex digits made of its first article's id. */
export function storyIdOf(articleId: string): string {
  const digits = hash('sha256', articleId, 'hex').slice(0, 15)
  // Copied: a slice of a string keeps the whole string alive, and every story in the window has an id.
  return Buffer.from(`s${digits}`).toString('latin1')
}

/** A thread's id for its whole life: 't' and the digits of the story that opened it. */
export function threadIdOf(storyId: string): string {
  return Buffer.from(`t${storyId.slice(1)}`).toString('latin1')
}

/** The id of the story that opened a thread. */
export function openerOf(threadId: string): string {
  return Buffer.from(`s${threadId.slice(1)}`).toString('latin1')
}
