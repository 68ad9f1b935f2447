import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(empty, z.string().optional())
const address = z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional())

/** Settings of the sources for where a reader is; none is needed. */
export const geoSettings = {
  /** A Nominatim-compatible service. */
  GEO_REVERSE_URL: address,
  /** An ipinfo- or MaxMind-compatible service, to which the address is added as the last part of the path. */
  GEO_IP_URL: address,
  GEO_IP_KEY: text,
  /** A file in MaxMind's format; takes precedence over a service. */
  GEO_IP_FILE: text,
}

export interface GeoConfig {
  reverseUrl?: string | undefined
  ipUrl?: string | undefined
  ipKey?: string | undefined
  ipFile?: string | undefined
}

/** The sources of a run. */
export function geoOf(settings: z.infer<z.ZodObject<typeof geoSettings>>): GeoConfig {
  return {
    reverseUrl: settings.GEO_REVERSE_URL,
    ipUrl: settings.GEO_IP_URL,
    ipKey: settings.GEO_IP_KEY,
    ipFile: settings.GEO_IP_FILE,
  }
}
