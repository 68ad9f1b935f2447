type ClaimKind = 'number' | 'date' | 'name' | 'word'

/**
 * A claim of a text that can be compared with another text: a number, a date word, a name or an ordinary
 * word.
 */
export interface Claim {
  kind: ClaimKind
  /** A word's stem, a name in lower case, a date's key ('day-0'), or the first interpretation of a number. */
  key: string
  folded: string
  /** All interpretations of a number; empty for other kinds. */
  values: readonly string[]
  /** The unit of a number, if given: 'percent', 'usd', 'decade'. */
  unit: string
  /** The offset in the text. */
  start: number
  end: number
  /**
   * Whether it is the first in its sentence, where a capital doesn't indicate a name. False for acronyms and
   * for names with digits.
   */
  isFirst: boolean
  /** Whether it is the first word after a negation. */
  isDenied: boolean
  /** Whether it belongs to the same run of capitalised words as the previous claim. */
  continues: boolean
}

/** A word of negation between two claims. */
export interface Negation {
  text: string
  start: number
  end: number
  /** The index of the first claim after it; the number of claims if there is none. */
  before: number
}

/** The claims and negations of a text, in order. */
export interface TextClaims {
  text: string
  claims: Claim[]
  negations: Negation[]
}
