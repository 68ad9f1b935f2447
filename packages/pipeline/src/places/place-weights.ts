import type { Place } from './towns.ts'

/** How much a town is what texts are about, and what speaks for its being meant at all. */
export interface TownWeight {
  town: Place
  weight: number
  /** What it gave its country. */
  forCountry: number
  times: number
  isInTitle: boolean
  /** In a country that the publisher writes of. */
  isAtHome: boolean
}

/** How much each place is what a text is about; the weights of several texts can be added up. */
export interface PlaceWeights {
  countries: Map<string, number>
  towns: Map<string, TownWeight>
}
