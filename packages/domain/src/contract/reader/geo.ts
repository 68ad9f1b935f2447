import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'

const Latitude = z.number().min(-90).max(90)
const Longitude = z.number().min(-180).max(180)

/** A reader's probable place: a town of the gazetteer or of the operator's geocoding service. */
export const FoundPlace = z.object({
  city: z.string(),
  country: z.string(),
  /** ISO 3166-1 alpha-2; empty if the service doesn't report one. */
  countryCode: z.string(),
  /** The name that is shown to readers: 'city, country'. */
  displayName: z.string(),
  latitude: Latitude,
  longitude: Longitude,
})
export type FoundPlace = z.infer<typeof FoundPlace>

export const findPlacesNear = {
  ...ROUTES.findPlacesNear,
  summary:
    'The towns that may be the nearest to somebody within about ten kilometres of a point, the nearest to the point first: one, of the operator’s map service, where there is such a service; else those of the gazetteer within 100 km. Coordinates are rounded to one decimal before anything is done with them. Nothing of the question is kept with the reader’s address.',
  body: z.strictObject({ latitude: Latitude, longitude: Longitude }),
  answer: z.object({ places: z.array(FoundPlace) }),
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS'],
} as const satisfies Call

export const getPlaceOfAddress = {
  ...ROUTES.getPlaceOfAddress,
  summary:
    'The town that the asking network address belongs to, about 50 km exact; null where the operator has no source for it. Nothing of the question is kept with the reader’s address.',
  answer: z.object({ place: FoundPlace.nullable() }),
  errors: ['TOO_MANY_REQUESTS'],
} as const satisfies Call
