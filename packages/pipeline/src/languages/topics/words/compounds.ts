/** The linking elements of compounds, in a language that writes them in one word. */
export interface CompoundLinkingElements {
  /** Linking elements after a known first part: 'stad-s-bestuur'. */
  link: RegExp
  /**
   * Matches the linking elements that are removed after an unknown first part: 's', '-'. Others, such as
   * 'en', may belong to the part itself.
   */
  between: RegExp
}
