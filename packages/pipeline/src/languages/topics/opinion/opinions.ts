/** Patterns for a writer's opinion in a title or a sentence. */
export interface OpinionWords {
  /** Matches a word by which a sentence attributes a judgement to somebody: 'warns', 'volgens'. */
  attributed: RegExp
  /**
   * Match a judgement or advice, whether or not a sentence names who gives it: 'is wrong about', 'is a
   * disgrace'.
   */
  judges: readonly RegExp[]
  /**
   * Matches the beginning of an opinion's title: 'No, the minister did not', 'Add the mayor to the list', 'If
   * she can't lead'.
   */
  opens: RegExp
  /** Matches advice, which is opinion unless somebody is named who gives it: 'should', 'zou moeten'. */
  advises: RegExp
  /** Matches a guess: 'may be doomed', 'could be costly to'. */
  guesses: RegExp
  /** Words for a speaker before a colon, as regex alternatives: 'Health minister: schools stay shut'. */
  sayers: string
}
