import type { Config } from '../config/config.ts'

/** Returns the address at which readers open the application, without a trailing slash. */
export function resolvePublicUrl({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
