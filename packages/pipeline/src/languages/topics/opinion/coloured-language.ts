/** Words of a coloured style, which expresses an attitude to the news. */
export interface ColouredLanguagePatterns {
  /**
   * Match figures of speech, epithets and asides, which no news agency writes: 'war of words', 'firebrand',
   * 'buckle up'.
   */
  figurative: readonly RegExp[]
  /**
   * Match phrases that are loaded in a headline but may be neutral in body text: 'braces for', 'divides the
   * nation'.
   */
  titled: readonly RegExp[]
  /**
   * Matches the last sentence of a title if it only comments on the first: 'The club has changed its name. A
   * bit'.
   */
  tail: RegExp
}
