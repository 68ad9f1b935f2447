/** Offices of which a story may name the holder, in front of the name, each under one English name for all languages. */
export const OFFICES = [
  'prime minister',
  'president',
  'mayor',
  'foreign minister',
  'finance minister',
  'chief executive',
  'governor',
  'captain',
  'senator',
  'harbour master',
] as const
export type Office = (typeof OFFICES)[number]

/** Measures, by the sign or English name that they are shown under. */
export const MEASURES = [
  'km',
  'm',
  'cm',
  'mm',
  'mile',
  'foot',
  'tonne',
  'kg',
  'gram',
  'litre',
  'hectare',
  'acre',
  'degree',
  'light-year',
  'MW',
  'GW',
  'hour',
  'minute',
  'second',
  'day',
  'week',
  'month',
  'year',
] as const
export type Measure = (typeof MEASURES)[number]

/** How reports give numbers and name who holds an office. In lower case. */
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
  /** 'o'clock' behind a number, where one of `beforeClock` stands before it. */
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
  /** In front of the name of who holds an office, as alternatives. */
  offices: Readonly<Record<Office, string>>
  /** In front of a place, and what else may stand there with a capital; as alternatives. */
  placeBefore: string
  notPlaces: string
}
