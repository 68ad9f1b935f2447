import dutchNames from '../../../../../content/places/dutch-names.json' with { type: 'json' }

const DUTCH: Readonly<Record<string, string>> = dutchNames

/**
 * Returns a town's Dutch name, such as 'Den Haag' for 'The Hague'; undefined if it is the same as the English
 * name.
 */
export function findDutchTownName(city: string, countryCode: string): string | undefined {
  const key = `${countryCode} ${city}`
  return Object.hasOwn(DUTCH, key) ? DUTCH[key] : undefined
}
