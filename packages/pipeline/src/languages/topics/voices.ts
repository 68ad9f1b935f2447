/** Words that show who speaks in a sentence: its writer, or a named person. */
export interface VoiceWords {
  /** 'I', 'we' and 'you', and what they have. */
  self: RegExp
  /** An attribution within the sentence: 'said', 'according to'. */
  says: RegExp
  /** A sentence that attributes the one before it: 'Dat zegt hij in een interview'. */
  saysSo: RegExp
  /** A writer's judgement or guess, unless the sentence attributes it. */
  guesses: RegExp
  /** Asides to the reader, as alternatives of a pattern: 'imagine', 'who cares'. */
  asides: string
}
