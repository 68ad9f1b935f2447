import type { MeasurementUnit, PublicOffice } from '@plainwire/domain/story'

/** Words with which reports state numbers and name office holders, in lower case. */
export interface NumericFactWords {
  /** Words before an inexact number, which mean about ('roughly'), at least ('over'), or at most ('under'). */
  about: readonly string[]
  least: readonly string[]
  most: readonly string[]
  /** Phrases of two words before an inexact number: 'up to', 'naar schatting'. */
  mostPhrases: readonly string[]
  aboutPhrases: readonly string[]
  /** 'Than' before a number: after a word of `most` it means at most ('fewer than'), otherwise at least. */
  than: readonly string[]
  /** Words for "o'clock", after a number that follows a word of `beforeClock`: 'uur' in 'om 3 uur'. */
  clock: readonly string[]
  beforeClock: readonly string[]
  /** Words that make the number word after them an unknown multiple: 'a few thousand'. */
  vague: readonly string[]
  votes: readonly string[]
  /** Words between the two numbers of a match result: 'to', 'tegen'. */
  against: readonly string[]
  /** Words after a percentage that mean percentage points, in two words ('points') or one ('procentpunt'). */
  points: readonly string[]
  percentPoints: readonly string[]
  square: readonly string[]
  cubic: readonly string[]
  /** Words after a person's age: 'old'. */
  old: readonly string[]
  /** The words for each measure, in all spellings: 'kilometre' and 'km' for `km`. */
  measures: Readonly<Record<MeasurementUnit, readonly string[]>>
  /** Titles before the name of an office holder, as regex alternatives: 'mayor', 'kapitein'. */
  offices: Readonly<Record<PublicOffice, string>>
  /**
   * Words before a place ('near'), and capitalised words that may follow them but aren't places ('His'); as
   * regex alternatives.
   */
  placeBefore: string
  notPlaces: string
}
