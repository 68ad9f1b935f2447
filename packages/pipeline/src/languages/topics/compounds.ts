/** How a language that writes compounds in one word joins their parts. */
export interface CompoundJoints {
  /** Linking elements after a known first part: 'stad-s-bestuur'. */
  link: RegExp
  /** Those linking elements that can't end an unknown word. */
  between: RegExp
}
