/** Patterns for sentences that can't be understood without the sentence before. */
export interface DependentSentencePatterns {
  /** Matches first words that refer to the sentence before: 'they', 'however', 'daarnaast'. */
  begins: RegExp
  /** Matches first words such as 'this week', which seem to refer to the sentence before but name a time. */
  timely: RegExp
  /**
   * Matches phrases whose noun is in the sentence before: 'In that speech', 'as part of this', 'after it'.
   */
  phrase: RegExp
  /**
   * Matches a pronoun that doesn't mean the noun in the introductory phrase before it: 'In an interview with
   * the paper, he', 'Rebranded as a fact checker, it', 'in het interview met de krant erkent hij'.
   */
  fronted: RegExp
  /**
   * Match references to earlier text anywhere in a sentence: 'that figure', 'the former', a final 'though',
   * 'did not.' without its verb, 'eromheen'.
   */
  inside: readonly RegExp[]
  /** Matches a number whose noun was given before: 'Two were injured', 'twee zijn er doorgevaren'. */
  bareNumber: RegExp
  /**
   * Matches a time relative to one that was given before: 'By the next afternoon', 'kort daarna', 'a day
   * later'.
   */
  relativeTime: RegExp
  /**
   * Matches a possessive whose owner is either named in the words before it (the regex group `before`) or was
   * mentioned in an earlier sentence: 'A study is not due before April, and its leader fears'.
   */
  owned: RegExp
}
