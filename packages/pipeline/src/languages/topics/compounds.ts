/** How a language that writes compounds in one word joins their parts. */
export interface CompoundJoints {
  /** What may stand at the end of a known first part: 'stad-s-bestuur'. */
  link: RegExp
  /** What of it is no ending of an unknown word. */
  between: RegExp
}
