import type { Place } from './towns.ts'

/** How much a text is about a town, with the evidence that the town is meant. */
export interface TownWeight {
  town: Place
  weight: number
  /** The part of the weight that also counts for its country. */
  forCountry: number
  times: number
  isInTitle: boolean
  /** Whether the publisher reports on the town's country. */
  isAtHome: boolean
}

/** How much a text is about each place. The weights of several texts can be added. */
export interface PlaceWeights {
  countries: Map<string, number>
  towns: Map<string, TownWeight>
}
