/** A country with the coordinates of its centre. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** English name. */
  name: string
  latitude: number
  longitude: number
}

/**
 * Returns the country whose name has exactly the given spelling, or else one whose name differs only in case;
 * undefined if there is none.
 */
export function findCountryByName<Named extends { name: string }>(
  countries: readonly Named[],
  name: string,
): Named | undefined {
  const lowered = name.toLowerCase()
  return (
    countries.find((country) => country.name === name) ??
    countries.find((country) => country.name.toLowerCase() === lowered)
  )
}

/** Returns a city and its country as readers see them: 'Zwolle, Netherlands'. */
export function formatPlaceName({ name, country }: { name: string; country: string }): string {
  return `${name}, ${country}`
}
