import { GeocodedPlace } from '@plainwire/domain/contract'
import { z } from 'zod'

const Degrees = z.coerce.number()
const Text = z.string().trim().max(200)
const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const CODE = /^[A-Za-z]{2}$/

/** A place from a service's answer; undefined if the country is unknown or the coordinates are invalid. */
function toFoundPlace(place: {
  city: string
  countryCode: string
  latitude: number
  longitude: number
}): GeocodedPlace | undefined {
  const countryCode = place.countryCode.toUpperCase()
  const country = CODE.test(countryCode) ? COUNTRIES.of(countryCode) : undefined
  if (!country) return undefined
  const { city, latitude, longitude } = place
  const displayName = city === '' ? country : `${city}, ${country}`
  return GeocodedPlace.safeParse({ city, country, countryCode, displayName, latitude, longitude }).data
}

const Nominatim = z.object({
  lat: Degrees,
  lon: Degrees,
  address: z.object({
    city: Text.optional(),
    town: Text.optional(),
    village: Text.optional(),
    municipality: Text.optional(),
    country_code: Text,
  }),
})
/** The schema of Nominatim's answer for a point without any town nearby. */
const Nothing = z.object({ error: z.string() })

/**
 * The town in an answer of a Nominatim-compatible service; undefined if there is none. Throws if the answer
 * has another format.
 */
export function parseNominatimPlace(answer: unknown): GeocodedPlace | undefined {
  if (Nothing.safeParse(answer).success) return undefined
  const { lat, lon, address } = Nominatim.parse(answer)
  const city = address.city ?? address.town ?? address.village ?? address.municipality
  if (!city) return undefined
  return toFoundPlace({ city, countryCode: address.country_code, latitude: lat, longitude: lon })
}

/** The schema of an answer of MaxMind's web service, which is also the format of records in its files. */
const MaxMind = z.object({
  city: z.object({ names: z.record(z.string(), z.string()) }).optional(),
  country: z.object({ iso_code: Text }),
  location: z.object({ latitude: Degrees, longitude: Degrees }),
})
const IpInfo = z.object({
  city: Text.optional(),
  country: Text,
  loc: z.string().regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/),
})
/** ipinfo's answer for an address that doesn't belong to a place, such as a private one. */
const Bogon = z.object({ bogon: z.literal(true) })

/**
 * Returns the place in a record of a MaxMind file or service; undefined if the record contains no valid place.
 */
export function parseMaxMindPlace(record: unknown): GeocodedPlace | undefined {
  const { data } = MaxMind.safeParse(record)
  if (!data) return undefined
  return toFoundPlace({
    city: data.city?.names.en ?? '',
    countryCode: data.country.iso_code,
    latitude: data.location.latitude,
    longitude: data.location.longitude,
  })
}

/** The place in an answer of an ipinfo- or MaxMind-compatible service. Throws if it has neither format. */
export function parseIpServicePlace(answer: unknown): GeocodedPlace | undefined {
  if (Bogon.safeParse(answer).success) return undefined
  if (MaxMind.safeParse(answer).success) return parseMaxMindPlace(answer)
  const { city = '', country, loc } = IpInfo.parse(answer)
  const [latitude = Number.NaN, longitude = Number.NaN] = loc.split(',').map(Number)
  return toFoundPlace({ city, countryCode: country, latitude, longitude })
}
