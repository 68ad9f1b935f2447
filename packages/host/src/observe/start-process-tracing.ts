import { setTimeout } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { createThrottledWarning } from '@plainwire/server'
import type { Config } from '../config/config.ts'
import { now } from '../steady-clock.ts'
import type { Tracing } from './tracing.ts'

/** How long the last spans may take to be sent when a process ends, in ms. Jobs have already ended by then. */
const LAST_SPANS_MS = 1_000

/** The settings, the role's name and the log that the tracing of a role uses. */
export interface ProcessTracingOptions {
  config: Pick<Config, 'tracing'>
  /** The name of the role: 'serve', 'edit', … */
  role: string
  log: Log
}

/**
 * Opens the tracing of this process. Returns undefined if the settings name no collector; OpenTelemetry is not
 * loaded then.
 */
export async function startProcessTracing(
  { config: { tracing: config }, role, log }: ProcessTracingOptions,
  closers: AsyncDisposableStack,
): Promise<Tracing | undefined> {
  if (!config) return undefined
  const { startTracing } = await import('./tracing.ts')
  const onLost = createThrottledWarning(
    log,
    now,
    'Spans were lost: the collector of OTEL_EXPORTER_OTLP_ENDPOINT did not take them.',
  )
  const tracing = startTracing({ config, role, onLost })
  closers.defer(async () => {
    const patience = new AbortController()
    const bounded = setTimeout(LAST_SPANS_MS, undefined, { signal: patience.signal }).catch(() => undefined)
    // A failure to send the last spans is ignored, because lost spans have already been logged.
    await Promise.race([tracing.close().catch(() => undefined), bounded])
    patience.abort()
  })
  return tracing
}
