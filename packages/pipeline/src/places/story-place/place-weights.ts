import type { Place } from '../table/towns.ts'

/** The weight of a town in a text, with the evidence that this town is meant. */
export interface TownWeight {
  town: Place
  weight: number
  /** The part of the weight that also counts for its country. */
  forCountry: number
  /** How often the town is mentioned. */
  times: number
  isInTitle: boolean
  /** True if the publisher reports on the town's country. */
  isAtHome: boolean
}

/** How much a text is about each place. Weights of several texts are added. */
export interface PlaceWeights {
  /** Weights by country code. */
  countries: Map<string, number>
  /** Weights by the key of the town. */
  towns: Map<string, TownWeight>
}
