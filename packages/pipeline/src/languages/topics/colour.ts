/** Words of coloured writing: they express an attitude to the news, not an event. */
export interface ColourWords {
  /** Match figures of speech, epithets and asides, which no news agency writes. */
  said: readonly RegExp[]
  /**
   * Match phrases that are coloured in a title but may be neutral in a sentence: 'braces for', 'divides the
   * nation'.
   */
  titled: readonly RegExp[]
  /**
   * Matches a last sentence of a title that only comments on the one before: '… has changed its name. A bit'.
   */
  tail: RegExp
}
