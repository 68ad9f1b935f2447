/** Patterns for sentences that can't be understood without the one before. */
export interface LeaningWords {
  /** Matches first words that refer to the sentence before. */
  begins: RegExp
  /** Matches those first words that name a time instead of referring back: 'this week'. */
  timely: RegExp
  /** Matches 'In that speech', 'as part of this', 'after it': the noun is in the sentence before. */
  phrase: RegExp
  /**
   * 'In an interview with the paper, he', 'Rebranded as a fact checker, it', 'in het interview met de krant
   * erkent hij': the pronoun isn't the name before it.
   */
  fronted: RegExp
  /**
   * References back at any position: 'that figure', 'the former', a final 'though', 'did not.' without its
   * verb, 'eromheen'.
   */
  inside: readonly RegExp[]
  /** 'Two were injured', 'twee zijn er doorgevaren': a number whose noun was given before. */
  bareNumber: RegExp
  /** 'By the next afternoon', 'kort daarna', 'a day later': a time counted from one that was given before. */
  relativeTime: RegExp
  /**
   * 'A study is not due before April, and its leader fears': the owner is named in the group `before`, or was
   * mentioned earlier.
   */
  owned: RegExp
}
