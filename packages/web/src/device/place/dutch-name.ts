import dutchNames from '../../../../../content/places/dutch-names.json' with { type: 'json' }

const DUTCH: Readonly<Record<string, string>> = dutchNames

/** What a town is called in Dutch where that is another name than its English one: The Hague is Den Haag. */
export function dutchName(city: string, countryCode: string): string | undefined {
  const key = `${countryCode} ${city}`
  return Object.hasOwn(DUTCH, key) ? DUTCH[key] : undefined
}
