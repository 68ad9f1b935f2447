import { z } from 'zod'
import type { Call } from './call.ts'

const Latitude = z.number().min(-90).max(90)
const Longitude = z.number().min(-180).max(180)

/** Where a reader may be, as a town of the gazetteer or of the operator's service. */
export const FoundPlace = z.object({
  city: z.string(),
  country: z.string(),
  /** ISO 3166-1 alpha-2; empty where the service doesn't tell. */
  countryCode: z.string(),
  /** 'city, country' */
  displayName: z.string(),
  latitude: Latitude,
  longitude: Longitude,
})
export type FoundPlace = z.infer<typeof FoundPlace>

const PlaceAnswer = z.object({ place: FoundPlace.nullable() })

export const getPlaceOfPoint = {
  method: 'GET',
  path: '/geo/reverse',
  summary:
    'The town at coordinates: of the operator’s map service where there is one, else the nearest of the gazetteer within 100 km, else null. Nothing of the question is kept with the reader’s address.',
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
  answer: PlaceAnswer,
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS'],
} as const satisfies Call

export const getPlaceOfAddress = {
  method: 'GET',
  path: '/geo/ip',
  summary:
    'The town that the asking network address belongs to, about 50 km exact; null where the operator has no source for it. Nothing of the question is kept with the reader’s address.',
  answer: PlaceAnswer,
  errors: ['TOO_MANY_REQUESTS'],
} as const satisfies Call
