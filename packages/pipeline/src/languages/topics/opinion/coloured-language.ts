/** Words of a coloured style, which expresses an attitude to the news. */
export interface ColouredLanguagePatterns {
  /** Match figures of speech, epithets and asides, which no news agency writes. */
  figurative: readonly RegExp[]
  /**
   * Match phrases that are coloured in a title but may be neutral in a sentence: 'braces for', 'divides the
   * nation'.
   */
  titled: readonly RegExp[]
  /**
   * Matches the last sentence of a title if it only comments on the first: 'The club has changed its name. A
   * bit'.
   */
  tail: RegExp
}
