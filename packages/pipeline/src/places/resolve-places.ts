import {
  findPlaceContext,
  isTownPreferredOverRegion,
  type PlaceContext,
  type PlaceResolutionHints,
  scorePlaceByContext,
} from './evidence/place-context.ts'
import type { ConfirmedPlaceName } from './evidence/place-evidence.ts'
import { addProximityPoints, type PlaceNameMentions } from './evidence/place-nearness.ts'
import { findCommaSeparatedNeighbours, isListedWithRegions } from './evidence/place-neighbours.ts'
import type { Place } from './table/towns.ts'

/** A name in a text, with the place that it denotes. */
export interface PlaceMention {
  start: number
  end: number
  name: string
  /**
   * The kind of mention. 'people' (an adjective or inhabitants), 'hint' (an organisation or office-holder)
   * and 'inside' (part of an organisation's name) are evidence for a country, but not places.
   */
  kind: 'country' | 'people' | 'region' | 'town' | 'area' | 'feature' | 'hint' | 'inside'
  /** ISO 3166-1 alpha-2; empty for a region of several countries. */
  country: string
  town: Place | undefined
  /**
   * True if the place is where people come from rather than where something happens: 'a Kuwaiti national',
   * 'fled from Syria'.
   */
  isOrigin?: boolean | undefined
  /** Latitude in degrees; undefined for a place without coordinates, such as a street. */
  latitude: number | undefined
  longitude: number | undefined
}

/** Points for a place that the name after a comma confirms: 'Paris, Texas'. */
const AFTER_COMMA = 6
/** Points for a state, rather than a town of the same name, after a comma: 'Buffalo, New York'. */
const REGION_AFTER_COMMA = 3
/**
 * Points for a state, rather than a town of the same name, if the name next to it in a list is another state:
 * 'New York and Vermont'.
 */
const AMONG_REGIONS = 1.2
const MAX_CANDIDATES = 14

const isIn = (place: Place, area: Place) =>
  area.kind !== 'town' &&
  place.country === area.country &&
  (area.kind === 'country' || place.division === area.division)

/** Groups the mentions by name, because a name means one place within a text. */
function groupsOf(
  text: string,
  places: readonly ConfirmedPlaceName[],
  context: PlaceContext,
  hints: PlaceResolutionHints,
): Map<string, PlaceNameMentions> {
  const groups = new Map<string, PlaceNameMentions>()
  places.forEach((mention, at) => {
    const { named, key } = mention
    if (named.kind !== 'place') return
    const towns = named.places.filter(({ kind }) => kind === 'town')
    const group = groups.get(key) ?? {
      key,
      candidates: named.places.map((place) => ({
        place,
        points: scorePlaceByContext(
          key,
          place,
          context,
          hints,
          isTownPreferredOverRegion(place, towns, hints.homeCountry),
        ),
      })),
    }
    groups.set(key, group)
    const { behind, before } = findCommaSeparatedNeighbours(text, mention, places, at)
    for (const candidate of group.candidates) {
      if (behind.some((area) => area !== candidate.place && isIn(candidate.place, area)))
        candidate.points += AFTER_COMMA
      if (
        candidate.place.kind === 'region' &&
        isListedWithRegions(text, mention, places, at, candidate.place)
      )
        candidate.points += AMONG_REGIONS
      if (
        candidate.place.kind !== 'town' &&
        before.some((inner) => inner !== candidate.place && isIn(inner, candidate.place))
      )
        candidate.points += REGION_AFTER_COMMA
    }
  })
  for (const group of groups.values()) {
    group.candidates.sort((a, b) => b.points - a.points)
    group.candidates.length = Math.min(group.candidates.length, MAX_CANDIDATES)
  }
  return groups
}

function mentionOf(
  { start, end, name, named, isInside }: ConfirmedPlaceName,
  meant: Place | undefined,
): PlaceMention {
  const bare = { start, end, name, country: '', town: undefined, latitude: undefined, longitude: undefined }
  if (named.kind === 'people' || named.kind === 'hint')
    return { ...bare, kind: named.kind, country: named.country }
  if (named.kind === 'area') return { ...bare, kind: isInside ? 'inside' : 'area', ...named.point }
  if (named.kind === 'feature' || !meant) return { ...bare, kind: 'feature' }
  const { kind, country, latitude, longitude } = meant
  return {
    ...bare,
    kind: isInside ? 'inside' : kind,
    country,
    town: kind === 'town' ? meant : undefined,
    latitude,
    longitude,
  }
}

/**
 * Decides which place each name means, by population, the other names, their distances and the publisher's
 * location.
 */
export function resolvePlaces(
  text: string,
  places: readonly ConfirmedPlaceName[],
  hints: PlaceResolutionHints,
  areaCodes: ReadonlyMap<string, string>,
): PlaceMention[] {
  const context = findPlaceContext(text, places, areaCodes)
  const groups = groupsOf(text, places, context, hints)
  addProximityPoints([...groups.values()], hints.home)
  return places.map((place) => mentionOf(place, groups.get(place.key)?.candidates[0]?.place))
}
