/** A country with the point in its middle. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** English name. */
  name: string
  latitude: number
  longitude: number
}

/** The country of a name: spelled exactly so, else in other capitals. */
export function countryNamed<Named extends { name: string }>(
  countries: readonly Named[],
  name: string,
): Named | undefined {
  const lowered = name.toLowerCase()
  return (
    countries.find((country) => country.name === name) ??
    countries.find((country) => country.name.toLowerCase() === lowered)
  )
}

/** 'city, country', as a place is shown and chosen. */
export function placeDisplayName({ name, country }: { name: string; country: string }): string {
  return `${name}, ${country}`
}
