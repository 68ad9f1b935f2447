import { getLanguageRules } from '../../languages/index.ts'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import type { Token } from '../../text/index.ts'
import type { PlaceName } from '../names/place-index.ts'
import { PlaceNameEvidence } from './place-points.ts'
import {
  buildPlaceCues,
  detectTitleCase,
  PlaceNameContext,
  type TokenisedTextWithNames,
} from './place-surroundings.ts'
import {
  MIN_CONCLUSIVE_PLACE_POINTS,
  MIN_PLACE_EVIDENCE_POINTS,
  PLACE_EVIDENCE_POINTS,
} from './point-values.ts'
import { mayBeCountry } from './size-points.ts'

/** A name in a text that is a place, or may be one (see `ClassifiedPlaceNames`). */
export interface ConfirmedPlaceName extends PlaceName {
  /** True if the name is only part of an organisation's name: 'University of Georgia'. */
  isInside: boolean
}

/**
 * The names of a text that are certainly places (`sure`), and those that count as places only if they are
 * close to one of these certain places (`maybe`).
 */
export interface ClassifiedPlaceNames {
  sure: ConfirmedPlaceName[]
  maybe: ConfirmedPlaceName[]
}

/** A name that lacks at most this many points to be certainly a place may still be one (`maybe`). */
const UNCERTAIN_MARGIN = 1.8

/** Returns the countries and American states that a text certainly names. */
function namedAreas(places: readonly PlaceName[]): Set<string> {
  return new Set(
    places.flatMap(({ named }) => {
      if (named.kind === 'people' || named.kind === 'hint') return [named.country]
      if (named.kind !== 'place') return []
      return named.places
        .slice(0, 1)
        .filter(({ kind }) => kind !== 'town')
        .flatMap(({ country, division }) => [country, `${country}.${division}`])
    }),
  )
}

/**
 * Returns true if a name may mean a small town in a country of the text's language: in a Dutch text, small
 * towns are Dutch and Flemish.
 */
function isHomeland({ named }: PlaceName, homelands: readonly string[]): boolean {
  return (
    named.kind === 'place' &&
    named.places.some(
      ({ country, kind, population }) => kind === 'town' && population >= 1000 && homelands.includes(country),
    )
  )
}

function isInNamedArea({ named }: PlaceName, areas: ReadonlySet<string>): boolean {
  if (named.kind !== 'place') return false
  return named.places.some(
    ({ country, division, kind }) =>
      kind === 'town' && (areas.has(`${country}.${division}`) || (country !== 'US' && areas.has(country))),
  )
}

/**
 * Creates a function that finds the names that the context shows to be places (`sure`), and those that count
 * as places only if one of these is nearby (`maybe`).
 */
export function createPlaceNameClassifier(
  data: Pick<NewsroomData, 'placeWords' | 'placeCues' | 'personNames' | 'ordinaryWords'>,
) {
  const doubtful = new Set(data.placeWords.ambiguous)
  const ordinary = new Set(data.ordinaryWords.en.flatMap((line) => line.split(' ')))
  const evidence = new PlaceNameEvidence(buildPlaceCues(data), doubtful, ordinary)

  return (
    text: string,
    tokens: readonly Token[],
    places: readonly PlaceName[],
    language: string,
  ): ClassifiedPlaceNames => {
    const document: TokenisedTextWithNames = {
      text,
      tokens,
      places,
      titles: detectTitleCase(tokens),
      starts: new Map(places.map((place) => [place.at, place])),
      ends: new Map(places.map((place) => [place.at + place.words - 1, place])),
    }
    const areas = namedAreas(places)
    const people = new Set<string>()
    const shown = new Set<string>()
    const weighed = places.map((place) => {
      const near = new PlaceNameContext(text, tokens, place)
      if (evidence.isPerson(place, near)) people.add(place.key)
      const before = evidence.before(place, near, document)
      const points = evidence.own(place, near, document) + before + evidence.after(place, near, document)
      const isDenied = before <= PLACE_EVIDENCE_POINTS.capitalBefore / 2
      const isInside = evidence.isInside(place, near, document)
      if (points >= MIN_CONCLUSIVE_PLACE_POINTS && !isInside) shown.add(place.key)
      return { place, points, before, isInside, isDenied }
    })
    const homelands = getLanguageRules(language)?.places.homelands ?? []
    const sum = ({ place, points, before, isDenied }: (typeof weighed)[number]) => {
      let all = points
      if (people.has(place.key) && (!mayBeCountry(place) || evidence.isName(place.key)))
        all += PLACE_EVIDENCE_POINTS.personElsewhere
      else if (shown.has(place.key) && !isDenied) all += PLACE_EVIDENCE_POINTS.shownElsewhere
      if (isInNamedArea(place, areas)) all += PLACE_EVIDENCE_POINTS.nearby
      if (isHomeland(place, homelands))
        all +=
          before >= PLACE_EVIDENCE_POINTS.strong
            ? 2 * PLACE_EVIDENCE_POINTS.homeland
            : PLACE_EVIDENCE_POINTS.homeland
      return all
    }
    const found: ClassifiedPlaceNames = { sure: [], maybe: [] }
    for (const item of weighed) {
      const { place, isInside, isDenied } = item
      const isOther = place.named.kind === 'people' || place.named.kind === 'hint'
      const points = isOther ? MIN_PLACE_EVIDENCE_POINTS : sum(item)
      if (points >= MIN_PLACE_EVIDENCE_POINTS) found.sure.push({ ...place, isInside })
      else if (
        points >= MIN_PLACE_EVIDENCE_POINTS - UNCERTAIN_MARGIN &&
        !isDenied &&
        place.named.kind === 'place'
      )
        found.maybe.push({ ...place, isInside })
    }
    return found
  }
}
