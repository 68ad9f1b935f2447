import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(empty, z.string().optional())
const address = z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional())

/** Settings of the services that find the places where readers are; all are optional. */
export const geoSettings = {
  /** The address of a Nominatim-compatible service, which finds the place at given coordinates. */
  GEO_REVERSE_URL: address,
  /**
   * The address of an ipinfo- or MaxMind-compatible service, which finds the place of a reader's network
   * address. The network address is added as the last part of the path.
   */
  GEO_IP_URL: address,
  GEO_IP_KEY: text,
  /**
   * The path of a file in MaxMind's format with the places of network addresses; it takes precedence over a
   * service.
   */
  GEO_IP_FILE: text,
}

export interface GeoConfig {
  reverseUrl?: string | undefined
  ipUrl?: string | undefined
  ipKey?: string | undefined
  ipFile?: string | undefined
}

/** The configured services that find readers' places. */
export function buildGeoConfig(settings: z.infer<z.ZodObject<typeof geoSettings>>): GeoConfig {
  return {
    reverseUrl: settings.GEO_REVERSE_URL,
    ipUrl: settings.GEO_IP_URL,
    ipKey: settings.GEO_IP_KEY,
    ipFile: settings.GEO_IP_FILE,
  }
}
