import type { MeasurementUnit, PublicOffice } from '@plainwire/domain/story'

/** Words with which reports state numbers and name office holders, in lower case. */
export interface FactWords {
  /** Words before an inexact number, which mean about, at least, or at most. */
  about: readonly string[]
  least: readonly string[]
  most: readonly string[]
  /** Phrases of two words before an inexact number: 'up to', 'naar schatting'. */
  mostPhrases: readonly string[]
  aboutPhrases: readonly string[]
  /** 'Than' before a number: after a word of `most` it means at most ('fewer than'), otherwise at least. */
  than: readonly string[]
  /** "o'clock" after a number that follows one of `beforeClock`. */
  clock: readonly string[]
  beforeClock: readonly string[]
  /** Words that make the number word after them an unknown multiple: 'a few thousand'. */
  vague: readonly string[]
  votes: readonly string[]
  /** Words between the two numbers of a match result. */
  against: readonly string[]
  /** Words after a percentage that mean percentage points, in one word or two. */
  points: readonly string[]
  percentPoints: readonly string[]
  square: readonly string[]
  cubic: readonly string[]
  /** Words after a person's age: 'old'. */
  old: readonly string[]
  /** The words for each measure, in all spellings. */
  measures: Readonly<Record<MeasurementUnit, readonly string[]>>
  /** Titles before the name of an office holder, as regex alternatives. */
  offices: Readonly<Record<PublicOffice, string>>
  /** Words before a place, and other capitalised words that may be there; as regex alternatives. */
  placeBefore: string
  notPlaces: string
}
