import type { Config } from '../config/config.ts'
import type { Metrics } from './metrics.ts'

/**
 * Opens the metrics of this process and serves them. Returns undefined if the settings name no port; nothing is
 * counted then.
 */
export async function startProcessMetrics(
  { metrics: config }: Pick<Config, 'metrics'>,
  closers: AsyncDisposableStack,
): Promise<Metrics | undefined> {
  if (!config) return undefined
  // The metrics library is imported here, so that a process without metrics doesn't load it.
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ])
  const metrics = createMetrics()
  const address = await serveMetrics(metrics, config, closers)
  process.stdout.write(`Metrics: ${address}\n`)
  return metrics
}
