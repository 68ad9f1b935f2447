/** Words of coloured writing: they express an attitude to the news, not an event. */
export interface ColourWords {
  /** Figures of speech, epithets, asides: what no agency writes in its own words. */
  said: readonly RegExp[]
  /** The same in a title, where a word in a sentence may be plain: 'braces for', 'divides the nation'. */
  titled: readonly RegExp[]
  /** A last sentence of a title that only comments on the one before: '… has changed its name. A bit'. */
  tail: RegExp
}
