import type { SuggestedSearchTerm } from '@plainwire/domain/search'

/**
 * Returns the query for a suggestion: an operator, such as `source:`, and the name, which is quoted if it has
 * several words. A topic has no operator.
 */
export function buildSuggestionQuery({ kind, text }: Pick<SuggestedSearchTerm, 'kind' | 'text'>): string {
  const phrase = /\s/.test(text) ? `"${text.replaceAll('"', '')}"` : text
  return kind === 'topic' ? phrase : `${kind}:${phrase}`
}

/** A query, split into the words that can be completed and the text before them. */
interface Completable {
  /** The text before the words, which stays unchanged. */
  before: string
  /** The kind of suggestions that can complete the words; undefined if all kinds can. */
  kind: 'source' | 'place' | undefined
  /** The words to complete. */
  words: string
}

const OPERATOR_AT_END = /^(?<before>.*\s)?(?<kind>source|place):["“”„]?(?<name>[^"“”„]*)$/iu

/**
 * Finds the part of a query that can be completed: the name after a final `source:` or `place:`, otherwise
 * the whole query.
 */
export function splitQueryForCompletion(typed: string): Completable {
  const { before = '', kind, name = '' } = OPERATOR_AT_END.exec(typed)?.groups ?? {}
  if (kind === undefined) return { before: '', kind, words: typed }
  return { before, kind: kind.toLowerCase() === 'place' ? 'place' : 'source', words: name }
}
