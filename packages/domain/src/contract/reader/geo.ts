import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'

const Latitude = z.number().min(-90).max(90)
const Longitude = z.number().min(-180).max(180)

/**
 * A reader's probable place: a town from the installation's list of towns (the gazetteer) or from the
 * operator's geocoding service.
 */
export const GeocodedPlace = z.object({
  city: z.string(),
  country: z.string(),
  /** ISO 3166-1 alpha-2; empty if the service doesn't report one. */
  countryCode: z.string(),
  /** The name that is shown to readers: 'city, country'. */
  displayName: z.string(),
  latitude: Latitude,
  longitude: Longitude,
})
export type GeocodedPlace = z.infer<typeof GeocodedPlace>

export const findPlacesNearEndpoint = {
  ...ROUTES.findPlacesNear,
  summary:
    'Returns the towns that may be nearest to a reader within about 10 km of a point, the nearest to the point first: one town if the operator has a map service, otherwise those of the gazetteer within 100 km. Coordinates are first rounded to one decimal. The point is never stored with the reader’s network address.',
  body: z.strictObject({ latitude: Latitude, longitude: Longitude }),
  answer: z.object({ places: z.array(GeocodedPlace) }),
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS'],
} as const satisfies Call

export const getPlaceOfIpAddressEndpoint = {
  ...ROUTES.getPlaceOfAddress,
  summary:
    'Returns the town of the client’s network address, accurate to about 50 km; null if the operator has no source for it. The town is never stored with the address.',
  answer: z.object({ place: GeocodedPlace.nullable() }),
  errors: ['TOO_MANY_REQUESTS'],
} as const satisfies Call
