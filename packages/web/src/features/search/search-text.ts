import type { SearchTerm } from '@plainwire/domain/search'

/** A suggestion as a search: what it is called stands as a phrase, after the operator that asks for such a thing. */
export function searchFor({ kind, text }: Pick<SearchTerm, 'kind' | 'text'>): string {
  const phrase = /\s/.test(text) ? `"${text.replaceAll('"', '')}"` : text
  return kind === 'topic' ? phrase : `${kind}:${phrase}`
}
