import type { Config } from '../config/config.ts'

/** The address that readers use, without a trailing slash. */
export function resolvePublicUrl({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
