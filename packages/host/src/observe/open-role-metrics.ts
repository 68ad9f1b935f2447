import type { Config } from '../config/config.ts'
import type { Metrics } from './metrics.ts'

/** The figures of this process, served where the settings name a port; undefined where they don't: then nothing is counted. */
export async function openRoleMetrics(
  { metrics: config }: Pick<Config, 'metrics'>,
  closers: AsyncDisposableStack,
): Promise<Metrics | undefined> {
  if (!config) return undefined
  // Loaded only here: a process without figures needn't carry the library.
  const [{ openMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ])
  const metrics = openMetrics()
  const address = await serveMetrics(metrics, config, closers)
  process.stdout.write(`Metrics: ${address}\n`)
  return metrics
}
