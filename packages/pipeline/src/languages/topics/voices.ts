/** Who speaks in a sentence: its writer, or somebody that it names. */
export interface VoiceWords {
  /** 'I', 'we' and 'you', and what they have. */
  self: RegExp
  /** Who says it, in the same sentence: 'said', 'according to'. */
  says: RegExp
  /** A sentence that says whose words the one before it are: 'Dat zegt hij in een interview'. */
  saysSo: RegExp
  /** What nobody reports but the writer thinks: a judgement or guess, unless somebody in the sentence says so. */
  guesses: RegExp
  /** Asides to the reader, as alternatives of a pattern: 'imagine', 'who cares'. */
  asides: string
}
