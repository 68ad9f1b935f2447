import { createHash } from 'node:crypto'

/** A story's id for its whole life: 's' and 15 hex digits made of its first article's id. */
export function storyIdOf(articleId: string): string {
  return `s${createHash('sha256').update(articleId).digest('hex').slice(0, 15)}`
}
