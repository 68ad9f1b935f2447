import dutchNames from '../../../../../content/places/dutch-names.json' with { type: 'json' }

const DUTCH: Readonly<Record<string, string>> = dutchNames

/** A town's Dutch name, such as 'Den Haag' for 'The Hague'; undefined if it is the same in English. */
export function findDutchTownName(city: string, countryCode: string): string | undefined {
  const key = `${countryCode} ${city}`
  return Object.hasOwn(DUTCH, key) ? DUTCH[key] : undefined
}
