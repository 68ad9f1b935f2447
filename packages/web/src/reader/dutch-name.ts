import dutchNames from '../../../../content/places/dutch-names.json'

const DUTCH: ReadonlyMap<string, string> = new Map(Object.entries(dutchNames))

/** What a town is called in Dutch where that is another name than its English one: The Hague is Den Haag. */
export function dutchName(city: string, countryCode: string): string | undefined {
  return DUTCH.get(`${countryCode} ${city}`)
}
