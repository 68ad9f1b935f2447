/** One part of a search query. */
export type SearchTerm =
  | {
      kind: 'words'
      words: readonly string[]
      /** Whether the last word is only the beginning of a word, because the reader is still typing it. */
      isPrefix: boolean
    }
  | { kind: 'source' | 'place' | 'category'; words: readonly string[] }
  | { kind: 'lang'; language: string }
  | { kind: 'before' | 'after'; ms: number }

/** Alternatives in a search: at least one of the parts must match or, if the group is negated, none may. */
export interface SearchTermGroup {
  any: readonly SearchTerm[]
  isNegated: boolean
}

/** A parsed search: a story must match every group. A query without groups matches nothing. */
export interface SearchQuery {
  groups: readonly SearchTermGroup[]
}
