import { setTimeout } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { countedWarning } from '@plainwire/server'
import type { Config } from '../config/config.ts'
import { now } from '../steady-clock.ts'
import type { Tracing } from './tracing.ts'

/** For the last spans when a process ends: jobs have had their time by then. */
const LAST_SPANS_MS = 1_000

export interface RoleTracing {
  config: Pick<Config, 'tracing'>
  /** 'serve', 'edit', … */
  role: string
  log: Log
}

/** The traces of this process; undefined where the settings name no collector: then OpenTelemetry is not even loaded. */
export async function openRoleTracing(
  { config: { tracing: config }, role, log }: RoleTracing,
  closers: AsyncDisposableStack,
): Promise<Tracing | undefined> {
  if (!config) return undefined
  const { openTracing } = await import('./tracing.ts')
  const onLost = countedWarning(
    log,
    now,
    'Spans were lost: the collector of OTEL_EXPORTER_OTLP_ENDPOINT did not take them.',
  )
  const tracing = openTracing({ config, role, onLost })
  closers.defer(async () => {
    const patience = new AbortController()
    const bounded = setTimeout(LAST_SPANS_MS, undefined, { signal: patience.signal }).catch(() => undefined)
    // Lost spans have been logged.
    await Promise.race([tracing.close().catch(() => undefined), bounded])
    patience.abort()
  })
  return tracing
}
