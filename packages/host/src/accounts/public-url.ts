import type { Config } from '../config/config.ts'

/** The address readers use, without a slash at the end. */
export function publicUrlOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
