import type { PlaceName } from '../names/place-index.ts'
import { PLACE_EVIDENCE_POINTS } from './point-values.ts'

/** Points for a town by population: a village needs further evidence, a metropolis doesn't. */
const BY_POPULATION: readonly [population: number, points: number][] = [
  [1_000_000, 1.8],
  [300_000, 1.2],
  [100_000, 0.6],
  [50_000, 0.2],
  [15_000, -0.3],
  [5000, -0.7],
  [1000, -1.1],
]
const HAMLET = -1.5

/** Returns points for a name being a place, by the kind and population of the places that it may mean. */
export function computePlaceSizePoints({ named, words, key }: PlaceName): number {
  if (named.kind === 'area') return PLACE_EVIDENCE_POINTS.area
  if (named.kind === 'feature') return PLACE_EVIDENCE_POINTS.feature
  if (named.kind !== 'place') return PLACE_EVIDENCE_POINTS.country
  const several = words > 1 ? PLACE_EVIDENCE_POINTS.several : 0
  if (named.places.some(({ kind }) => kind === 'country')) return PLACE_EVIDENCE_POINTS.country
  if (
    named.places.some(
      ({ kind, population }) => kind === 'region' && (key.includes(' ') || population > 500_000),
    )
  )
    return PLACE_EVIDENCE_POINTS.region + several
  const population = Math.max(...named.places.map((place) => place.population))
  return (BY_POPULATION.find(([least]) => population >= least)?.[1] ?? HAMLET) + several
}

/** Returns true if a name may mean a country. */
export function mayBeCountry({ named }: PlaceName): boolean {
  return named.kind === 'place' && named.places.some(({ kind }) => kind === 'country')
}

const LARGE_POPULATION = 300_000
/** Returns true if a name may mean a country, an area or a large town. */
export function isLargePlace(place: PlaceName): boolean {
  const { named } = place
  return (
    named.kind === 'area' ||
    (named.kind === 'place' &&
      (mayBeCountry(place) || (named.places[0]?.population ?? 0) >= LARGE_POPULATION))
  )
}
