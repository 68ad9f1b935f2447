import type { Measure, Office } from '@plainwire/domain/story'

/** Words by which reports give numbers and name office holders. In lower case. */
export interface FactWords {
  /** In front of a number that is not exact: about, at least, at most. */
  about: readonly string[]
  least: readonly string[]
  most: readonly string[]
  /** Two words in front of a number: 'up to', 'naar schatting'. */
  mostPhrases: readonly string[]
  aboutPhrases: readonly string[]
  /** Between one of these words and a number: 'fewer than'. Behind any other word it makes the number the least. */
  than: readonly string[]
  /** 'o'clock' after a number that follows one of `beforeClock`. */
  clock: readonly string[]
  beforeClock: readonly string[]
  votes: readonly string[]
  /** Between the numbers of a result. */
  against: readonly string[]
  /** Behind a percentage: points of it. In one word or two. */
  points: readonly string[]
  percentPoints: readonly string[]
  square: readonly string[]
  cubic: readonly string[]
  /** Behind an age. */
  old: readonly string[]
  /** Words for each measure; all ways to write them. */
  measures: Readonly<Record<Measure, readonly string[]>>
  /** Titles before the name of an office holder, as alternatives. */
  offices: Readonly<Record<Office, string>>
  /** Words before a place, and other capitalised words that may be there; as alternatives. */
  placeBefore: string
  notPlaces: string
}
