import { isIP } from 'node:net'
import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const MIN_TOKEN_CHARACTERS = 16

/** Settings of the metrics for Prometheus; they are only served if a port is set. */
export const metricsSettings = {
  /** The port that metrics are served at; 0 uses any free port. */
  METRICS_PORT: z.preprocess(empty, z.coerce.number().int().min(0).max(65_535).optional()),
  METRICS_HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  /** The token that a scraper sends as `Authorization: Bearer …`. */
  METRICS_TOKEN: z.preprocess(
    empty,
    z
      .string()
      .min(MIN_TOKEN_CHARACTERS, `needs at least ${MIN_TOKEN_CHARACTERS} characters`)
      .regex(/^[\x21-\x7e]+$/, 'has characters that no header can carry')
      .optional(),
  ),
}

type Settings = z.infer<z.ZodObject<typeof metricsSettings>>

/** Where metrics are served, and the token to read them. */
export interface MetricsConfig {
  port: number
  host: string
  /**
   * The token that a scraper must send; undefined if everybody who can reach the address may read the
   * metrics.
   */
  token: string | undefined
}

/** Whether an address can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host === '::1' ||
    host === '[::1]' ||
    (isIP(host) === 4 && host.startsWith('127.'))
  )
}

/** Returns a line if other machines could read the metrics without a token. */
export function findMetricsSettingsProblems(settings: Settings): string[] {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = settings
  return port === undefined || token !== undefined || isLoopback(host)
    ? []
    : [`METRICS_HOST: at ${host} other machines can read the figures: set METRICS_TOKEN too`]
}

/** Returns where metrics are served, and the token to read them; undefined if no port is set. */
export function buildMetricsConfig(settings: Settings): MetricsConfig | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = settings
  return port === undefined ? undefined : { port, host, token }
}
