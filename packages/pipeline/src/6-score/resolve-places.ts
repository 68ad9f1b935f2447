import type { PlaceName } from './place-names.ts'
import type { Point, Town } from './towns.ts'
import { US_STATES } from './us-states.ts'

/** A name in a text and the place it stands for. */
export interface Mention {
  start: number
  end: number
  name: string
  /** 'people': an adjective or inhabitants, which speak for a country and are no place. */
  kind: 'country' | 'people' | 'region' | 'town'
  /** ISO 3166-1 alpha-2; empty for a region of several countries. */
  country: string
  town: Town | undefined
  /** Degrees; of a country or region none are given. */
  latitude: number | undefined
  longitude: number | undefined
}

/** How much a country named in the text speaks for its towns, against tenfold population. */
const COUNTRY_NAMED = 1.6
const STATE_NAMED = 2.2
/** 'Paris, Texas': what stands behind the comma decides. */
const AFTER_COMMA = 6
/** The reader's publisher writes of towns in its own country. */
const HOME_COUNTRY = 0.9
const ALSO_NAMED = 0.25

interface Context {
  countries: ReadonlyMap<string, number>
  states: ReadonlySet<string>
  homeCountry: string | undefined
}

function contextOf(text: string, places: readonly PlaceName[], homeCountry: string | undefined): Context {
  const countries = new Map<string, number>()
  for (const { named } of places) {
    if (named.kind === 'town' || !named.country) continue
    countries.set(named.country, (countries.get(named.country) ?? 0) + 1)
  }
  const states = Array.from(
    text.matchAll(/\b(?:(?:New|North|South|West|Rhode) )?\p{Lu}\p{L}+\b/gu),
    ([name]) => US_STATES.get(name.toLowerCase()),
  )
  return { countries, states: new Set(states.filter((state) => state !== undefined)), homeCountry }
}

/** The state or country right behind a comma: 'Springfield, Ill.', 'Paris, France'. */
function behindComma(
  text: string,
  { end }: PlaceName,
  places: readonly PlaceName[],
): { state?: string; country?: string } {
  const [, behind = ''] =
    /^,\s+((?:(?:New|North|South|West|Rhode)\s)?\p{Lu}[\p{L}.]*)/u.exec(text.slice(end, end + 40)) ?? []
  const state = US_STATES.get(behind.toLowerCase().replace(/\.$/, ''))
  if (state) return { state }
  const next = places.find((place) => place.start > end && place.start - end <= 3)
  return next && next.named.kind !== 'town' && next.named.country ? { country: next.named.country } : {}
}

function preference(town: Town, context: Context, behind: { state?: string; country?: string }): number {
  let points = Math.log10(town.population + 10)
  const times = context.countries.get(town.country) ?? 0
  if (times > 0) points += COUNTRY_NAMED + ALSO_NAMED * Math.min(4, times - 1)
  if (town.country === 'US' && context.states.has(town.division)) points += STATE_NAMED
  if (behind.state && town.country === 'US' && behind.state === town.division) points += AFTER_COMMA
  if (behind.country === town.country) points += AFTER_COMMA
  if (context.homeCountry === town.country) points += HOME_COUNTRY
  return points
}

/** Decides which place each name stands for, by population, what else is named, and where the publisher stands. */
export function resolvePlaces(
  text: string,
  places: readonly PlaceName[],
  homeCountry: string | undefined,
  points: ReadonlyMap<string, Point>,
): Mention[] {
  const context = contextOf(text, places, homeCountry)
  return places.map((place) => {
    const { start, end, name, named } = place
    if (named.kind !== 'town') {
      const { kind, country } = named
      const point = points.get(kind === 'region' ? place.key : country)
      return {
        start,
        end,
        name,
        kind,
        country,
        town: undefined,
        latitude: point?.latitude,
        longitude: point?.longitude,
      }
    }
    const behind = behindComma(text, place, places)
    const ranked = named.towns.map((town) => ({ town, points: preference(town, context, behind) }))
    const best = ranked.sort((a, b) => b.points - a.points)[0]?.town
    const { country = '', latitude, longitude } = best ?? {}
    return { start, end, name, kind: 'town', country, town: best, latitude, longitude }
  })
}
