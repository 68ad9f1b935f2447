/** The linking elements of compounds, in a language that writes them in one word. */
export interface CompoundJoints {
  /** Linking elements after a known first part: 'stad-s-bestuur'. */
  link: RegExp
  /** Those linking elements that can't end an unknown word. */
  between: RegExp
}
