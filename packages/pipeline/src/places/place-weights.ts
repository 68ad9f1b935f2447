import type { Place } from './towns.ts'

/** The weight of a town as the subject of texts, and the evidence that it is meant. */
export interface TownWeight {
  town: Place
  weight: number
  /** Its contribution to its country's weight. */
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
