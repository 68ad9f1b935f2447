import type { SearchTerm } from '@plainwire/domain/search'

/** The query for a suggestion: its name as a phrase, after its operator. */
export function searchFor({ kind, text }: Pick<SearchTerm, 'kind' | 'text'>): string {
  const phrase = /\s/.test(text) ? `"${text.replaceAll('"', '')}"` : text
  return kind === 'topic' ? phrase : `${kind}:${phrase}`
}

/** The part of a query that can be completed. */
interface Completable {
  /** The unchanged text before it. */
  before: string
  /** Only such a thing; undefined: anything. */
  kind: 'source' | 'place' | undefined
  words: string
}

const OPERATOR_AT_END = /^(?<before>.*\s)?(?<kind>source|place):["“”„]?(?<name>[^"“”„]*)$/iu

/** The part of a query that can be completed: the name after a final operator, else all of it. */
export function completable(typed: string): Completable {
  const { before = '', kind, name = '' } = OPERATOR_AT_END.exec(typed)?.groups ?? {}
  if (kind === undefined) return { before: '', kind, words: typed }
  return { before, kind: kind.toLowerCase() === 'place' ? 'place' : 'source', words: name }
}
