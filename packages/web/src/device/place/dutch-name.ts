import dutchNames from '../../../../../content/places/dutch-names.json' with { type: 'json' }

const DUTCH: Readonly<Record<string, string>> = dutchNames

/** A town's Dutch name if it differs from the English one: The Hague is Den Haag. */
export function dutchName(city: string, countryCode: string): string | undefined {
  const key = `${countryCode} ${city}`
  return Object.hasOwn(DUTCH, key) ? DUTCH[key] : undefined
}
