import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { loadNewsroomData } from '@plainwire/pipeline'
import { type BaselineScaleFigures, measureBaselineScale } from './baseline-scale.ts'
import { measureClusterScale, type ScaleRow } from './cluster-scale.ts'
import type { StreamStatistics } from './stream-statistics.ts'

interface Task {
  what: 'clusterer' | 'plain rule'
  size: number
  statistics: StreamStatistics
}

/**
 * The clusterer's figures and, unless the window is too large for the simple baseline, the simple baseline's
 * figures of the same run.
 */
export type ComparedRow = ScaleRow & Partial<BaselineScaleFigures>

/** Runs a task in a worker thread with its own heap, so that memory of earlier tasks isn't counted. */
async function runTask<T>(task: Task): Promise<T> {
  const [answer] = await once(new Worker(new URL(import.meta.url), { workerData: task }), 'message')
  return answer
}

/** Measures window after window, each with the clusterer and with the simple baseline. */
export async function measureClusterScales(
  windows: readonly number[],
  statistics: StreamStatistics,
): Promise<ComparedRow[]> {
  const rows: ComparedRow[] = []
  for (const size of windows) {
    const row = await runTask<ScaleRow>({ what: 'clusterer', size, statistics })
    const plain = await runTask<BaselineScaleFigures | undefined>({ what: 'plain rule', size, statistics })
    rows.push({ ...row, ...plain })
  }
  return rows
}

if (!isMainThread) {
  const { what, size, statistics }: Task = workerData
  const measured =
    what === 'plain rule'
      ? measureBaselineScale(size, statistics)
      : measureClusterScale(size, statistics, await newsroomData())
  parentPort?.postMessage(measured)
}

function newsroomData() {
  return loadNewsroomData(fileURLToPath(new URL('../../content', import.meta.url)))
}
