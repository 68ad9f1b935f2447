import type { SearchTerm } from '@plainwire/domain/search'

/** A suggestion as a search: what it is called stands as a phrase, after the operator that asks for such a thing. */
export function searchFor({ kind, text }: Pick<SearchTerm, 'kind' | 'text'>): string {
  const phrase = /\s/.test(text) ? `"${text.replaceAll('"', '')}"` : text
  return kind === 'topic' ? phrase : `${kind}:${phrase}`
}

/** What of a search can be completed. */
interface Completable {
  /** What comes before it, which stays. */
  before: string
  /** Only such a thing; undefined: anything. */
  kind: 'source' | 'place' | undefined
  words: string
}

const OPERATOR_AT_END = /^(?<before>.*\s)?(?<kind>source|place):["“”„]?(?<name>[^"“”„]*)$/iu

/** What of a typed search can be completed: the name after an operator at its end, else all of it. */
export function completable(typed: string): Completable {
  const { before = '', kind, name = '' } = OPERATOR_AT_END.exec(typed)?.groups ?? {}
  if (kind === undefined) return { before: '', kind, words: typed }
  return { before, kind: kind.toLowerCase() === 'place' ? 'place' : 'source', words: name }
}
