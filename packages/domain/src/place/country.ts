/** A country with the coordinates of its centre. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** English name. */
  name: string
  latitude: number
  longitude: number
}

/** The country with a name, with exactly this spelling if there is one, else ignoring case. */
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

/** 'city, country', as shown to readers. */
export function formatPlaceName({ name, country }: { name: string; country: string }): string {
  return `${name}, ${country}`
}
