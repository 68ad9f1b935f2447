/** How a writer colours the news: words that tell how to feel about it and nothing of what happened. */
export interface ColourWords {
  /** Figures of speech, epithets, asides: what no agency writes in its own words. */
  said: readonly RegExp[]
  /** The same in a title, where a word in a sentence may be plain: 'braces for', 'divides the nation'. */
  titled: readonly RegExp[]
  /** A last sentence of a title that only comments on the one before: '… has changed its name. A bit'. */
  tail: RegExp
}
