import { joinLanguageAlternatives } from '../../languages/index.ts'
import type { Place } from '../table/towns.ts'
import type { ConfirmedPlaceName } from './place-evidence.ts'

/** Matches the text between two names of a list. */
const LISTED = new RegExp(`^ ?(?:,|,? (?:${joinLanguageAlternatives(({ places }) => places.listJoints)})) $`)

/** Returns the meanings of the neighbouring names that a comma separates from a name. */
export function findCommaSeparatedNeighbours(
  text: string,
  place: ConfirmedPlaceName,
  places: readonly ConfirmedPlaceName[],
  at: number,
) {
  const next = places[at + 1]
  const previous = places[at - 1]
  const isComma = (from: number, to: number) => to - from <= 3 && /^ ?,\s$/.test(text.slice(from, to))
  return {
    behind: next?.named.kind === 'place' && isComma(place.end, next.start) ? next.named.places : [],
    before:
      previous?.named.kind === 'place' && isComma(previous.end, place.start) ? previous.named.places : [],
  }
}

/** Returns true if a neighbour in a list is another region of the same country: 'New York and Vermont'. */
export function isListedWithRegions(
  text: string,
  { start, end }: ConfirmedPlaceName,
  places: readonly ConfirmedPlaceName[],
  at: number,
  region: Place,
) {
  const beside = [places[at - 1], places[at + 1]].filter((other) => {
    if (other?.named.kind !== 'place') return false
    const between = other.start > end ? text.slice(end, other.start) : text.slice(other.end, start)
    return LISTED.test(between)
  })
  return beside.some(
    (other) =>
      other?.named.kind === 'place' &&
      other.named.places[0]?.kind === 'region' &&
      other.named.places[0] !== region &&
      other.named.places[0].country === region.country,
  )
}
