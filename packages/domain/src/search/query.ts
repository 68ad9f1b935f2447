/** What one part of a search asks for. */
export type Part =
  | {
      kind: 'words'
      words: readonly string[] /** Whether the last word may go on: it is still being typed. */
      isPrefix: boolean
    }
  | { kind: 'source' | 'place' | 'category'; words: readonly string[] }
  | { kind: 'lang'; language: string }
  | { kind: 'before' | 'after'; ms: number }

/** One of its parts must be met, or, when negated, none. */
export interface Group {
  any: readonly Part[]
  isNegated: boolean
}

/** A search as it is understood: every group must be met. Without a group nothing is asked, and nothing is found. */
export interface SearchQuery {
  groups: readonly Group[]
}
