/** Words that show who speaks in a sentence: its writer, or a named person. */
export interface SpeakerPatterns {
  /** Matches 'I', 'we' and 'you', and their possessives. */
  self: RegExp
  /** Matches an attribution within the sentence: 'said', 'according to'. */
  attribution: RegExp
  /**
   * Matches a sentence that attributes the one before it: 'Dat zegt hij in een interview' ('He says so in an
   * interview').
   */
  wholeAttribution: RegExp
  /**
   * Matches a judgement or guess, which is the writer's unless the sentence attributes it: 'perhaps', 'helaas'.
   */
  guesses: RegExp
  /** Asides to the reader, as regex alternatives: 'imagine', 'who cares'. */
  asides: string
}
