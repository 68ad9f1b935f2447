import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { loadNewsroomData } from '@plainwire/pipeline'
import { clusterScale, type ScaleRow } from './cluster-scale.ts'
import type { StreamStatistics } from './stream-statistics.ts'

interface Task {
  size: number
  statistics: StreamStatistics
}

/** Windows after each other, each in a thread with a heap of its own: what was used before and is given back late isn't counted. */
export async function clusterScales(
  windows: readonly number[],
  statistics: StreamStatistics,
): Promise<ScaleRow[]> {
  const rows: ScaleRow[] = []
  for (const size of windows) {
    const task: Task = { size, statistics }
    const [row] = await once(new Worker(new URL(import.meta.url), { workerData: task }), 'message')
    rows.push(row)
  }
  return rows
}

if (!isMainThread) {
  const { size, statistics } = workerData as Task
  const data = await loadNewsroomData(fileURLToPath(new URL('../../content', import.meta.url)))
  parentPort?.postMessage(clusterScale(size, statistics, data))
}
