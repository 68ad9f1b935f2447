/** The linking elements of compounds, in a language that writes them in one word. */
export interface CompoundLinkingElements {
  /** Linking elements after a known first part: 'stad-s-bestuur'. */
  link: RegExp
  /** Linking elements that can't be the end of an unknown first part: 's', '-'. */
  between: RegExp
}
