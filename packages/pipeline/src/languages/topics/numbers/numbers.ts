/** Number words; in lower case and without accents unless noted otherwise. */
export interface NumberRules {
  /** Cardinals, ordinals and fractions ('half') of one word. */
  known: ReadonlyMap<string, number>
  /**
   * Parses a number in one word that isn't in `known`, including ordinals: 'drieentwintig', 'drieentwintigste'.
   */
  inOneWord: (folded: string) => number | undefined
  /** Parses a cardinal of one word in lower case; ordinals, scales and fractions are not cardinals. */
  cardinal: (word: string) => number | undefined
  /** Words that multiply the number before them: 'million'. */
  scales: Readonly<Record<string, number>>
  /** Unambiguous abbreviations of scales after a number: 'bn', 'mln'. */
  shortScales: Readonly<Record<string, number>>
  /**
   * Scales that are abbreviated to one or two letters after digits: 'm' in '€14m'. Because 'm' can also mean
   * metres, callers should either know that the number is an amount of money or consider both meanings.
   */
  letterScales: Readonly<Record<string, number>>
  /** Number words, without accents, that alone usually mean something else: an article, 'half'. */
  notAlone: readonly string[]
  /** Words between the parts of one number: 'two hundred and five'. */
  sumJoints: readonly string[]
  /** Words between a fraction and a scale: 'half a million'. */
  partJoints: readonly string[]
  /** Endings after digits: '3rd', '3de'. */
  ordinalEndings: readonly string[]
  /** Endings of a time of day after digits: '7pm'. */
  hours: readonly string[]
  /** The words for 'percent' ('procent'), and beginnings of longer words for it ('percentage'). */
  percent: readonly string[]
  percentBeginnings: readonly string[]
}
