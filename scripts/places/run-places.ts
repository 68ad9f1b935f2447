import { readFile, writeFile } from 'node:fs/promises'
import type { CityRecord } from '../../packages/domain/src/contract/index.ts'
import { cityRecords } from '../../packages/pipeline/src/cities.ts'

/**
 * Writes content/places: the popular cities, the built-in cities and the countries (LO-06, LO-07). What stands in the
 * lists below is chosen by hand; where the towns are comes from the gazetteer. Run it with
 * `node scripts/run.mjs scripts/places/run-places.ts && npx biome check --write content/places`, and look at what changed.
 */
const POPULAR = `New York|US London|GB Tokyo|JP Sydney|AU Mumbai|IN São Paulo|BR Dubai|AE Los Angeles|US Chicago|US
San Francisco|US Washington|US Toronto|CA Mexico City|MX Buenos Aires|AR Rio de Janeiro|BR Paris|FR Berlin|DE Madrid|ES
Barcelona|ES Rome|IT Amsterdam|NL Rotterdam|NL The Hague|NL Utrecht|NL Brussels|BE Antwerp|BE Lisbon|PT Dublin|IE
Vienna|AT Zurich|CH Stockholm|SE Copenhagen|DK Istanbul|TR Cairo|EG Lagos|NG Nairobi|KE Johannesburg|ZA Delhi|IN
Beijing|CN Shanghai|CN Hong Kong|HK Singapore|SG Seoul|KR Bangkok|TH`

/** Towns of those who read Dutch, and the town a country is known by where that isn't its largest. */
const ALSO = `Groningen|NL Zwolle|NL Eindhoven|NL Maastricht|NL Arnhem|NL Nijmegen|NL Breda|NL Tilburg|NL Leeuwarden|NL
Enschede|NL Haarlem|NL Almere|NL Middelburg|NL Ghent|BE Bruges|BE Leuven|BE Hasselt|BE Paramaribo|SR Willemstad|CW
Conakry|GN Kuwait City|KW Ramallah|PS Damascus|SY Hanoi|VN Kuala Lumpur|MY Manila|PH Quito|EC La Paz|BO Yaoundé|CM
Banjul|GM Canberra|AU Ottawa|CA Brasília|BR Ankara|TR Vilnius|LT Tallinn|EE
Bratislava|SK Ljubljana|SI Luxembourg|LU Nicosia|CY Doha|QA Abuja|NG Islamabad|PK Bern|CH Rabat|MA Wellington|NZ`
const BUILT_IN = 170

const folder = new URL('../../content/', import.meta.url)
const readContent = async (path: string) => JSON.parse(await readFile(new URL(path, folder), 'utf8'))

const names = (await readContent('terms/exonyms.json')) as Parameters<typeof cityRecords>[0]
const { countryPoints } = (await readContent('data/place-words.json')) as {
  countryPoints: Record<string, [number, number]>
}
const towns = cityRecords(names)

/** The largest town of that name and country. */
function townNamed(key: string): CityRecord {
  const [name, country] = key.split('|')
  const same = (town: CityRecord) =>
    town.country_code === country && [name, `${name} City`].includes(town.name)
  const found = towns.find(same)
  if (!found || !name) throw new Error(`The gazetteer has no ${key}`)
  return { ...found, name }
}

const listed = (keys: string) => keys.split(/(?<=\|[A-Z]{2})\s+/).map(townNamed)

function builtInCities(popular: readonly CityRecord[]): CityRecord[] {
  const chosen = [...popular, ...listed(ALSO)]
  const countries = new Set(chosen.map(({ country_code }) => country_code))
  const largest = towns.filter(({ country_code }) => {
    const isFirst = !countries.has(country_code)
    countries.add(country_code)
    return isFirst
  })
  return [...chosen, ...largest.slice(0, BUILT_IN - chosen.length)]
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
const countries = Object.entries(countryPoints).map(([code, [latitude, longitude]]) => {
  return { code, name: countryNames.of(code) ?? code, latitude, longitude }
})

async function write(file: string, records: readonly object[]): Promise<void> {
  await writeFile(new URL(`places/${file}`, folder), JSON.stringify(records, null, 2))
}

const popular = listed(POPULAR)
await write('popular-cities.json', popular)
await write('cities.json', builtInCities(popular))
await write('countries.json', countries)
