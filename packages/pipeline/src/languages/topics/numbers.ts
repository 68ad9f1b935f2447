/** Number words, folded unless noted otherwise. */
export interface Numbers {
  /** Cardinals, ordinals and parts ('half') that are one word of a list. */
  known: ReadonlyMap<string, number>
  /** A number in one word that `known` hasn't, ordinals included: 'drieentwintig', 'drieentwintigste'. */
  inOneWord: (folded: string) => number | undefined
  /** The cardinal that one word alone counts, as written in lower case: no ordinal, no scale, no part. */
  cardinal: (word: string) => number | undefined
  /** Words that multiply the number before them: 'million'. */
  scales: Readonly<Record<string, number>>
  /** Unambiguous abbreviations of scales after a number. */
  shortScales: Readonly<Record<string, number>>
  /**
   * Letters after digits. 'm' can also mean metres: the caller considers both readings, or knows that it is
   * money.
   */
  letterScales: Readonly<Record<string, number>>
  /** Number words that usually mean something else on their own, without accents: an article, 'half'. */
  notAlone: readonly string[]
  /** Between the words of one number: 'two hundred and five'. */
  sumJoints: readonly string[]
  /** Between a part and a scale: 'half a million'. */
  partJoints: readonly string[]
  /** Written to digits: '3rd', '3de'. */
  ordinalEndings: readonly string[]
  /** Hours, written to digits: '7pm'. */
  hours: readonly string[]
  /** 'percent' in one word or two, and words that begin so. */
  percent: readonly string[]
  percentBeginnings: readonly string[]
}
