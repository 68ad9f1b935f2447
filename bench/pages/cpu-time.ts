import type { Browser } from '@playwright/test'

/** The fields of a Chromium trace event that are used here. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** CPU time of the thread during the event, in µs. */
  tdur?: number
  args?: { name?: string }
}

/** The size of Chromium's trace buffer in KB: enough for some minutes of a page's tasks. */
const BUFFER_KB = 1_000_000
const TASK = 'ThreadControllerImpl::RunTask'

/**
 * Records the CPU time of tasks on the main threads of all pages. Elapsed time would also count the time in
 * which other threads used the cores, which is most of a long task on two cores with software rendering.
 *
 * @returns a function that ends the recording and returns the CPU time of the longest task in ms
 */
export async function watchCpuTime(browser: Browser): Promise<() => Promise<number>> {
  const client = await browser.newBrowserCDPSession()
  const longest = new Map<string, number>()
  const mains = new Set<string>()
  client.on('Tracing.dataCollected', ({ value }) => {
    // A cast, because the type of Chromium's protocol doesn't define what a trace event contains.
    for (const { name, pid, tid, tdur = 0, args } of value as unknown as TraceEvent[]) {
      const thread = `${pid} ${tid}`
      if (name === TASK) longest.set(thread, Math.max(longest.get(thread) ?? 0, tdur))
      if (name === 'thread_name' && args?.name === 'CrRendererMain') mains.add(thread)
    }
  })
  await client.send('Tracing.start', {
    traceConfig: {
      excludedCategories: ['*'],
      includedCategories: ['toplevel'],
      traceBufferSizeInKb: BUFFER_KB,
    },
  })
  return async () => {
    const isWritten = new Promise<void>((resolve) => client.once('Tracing.tracingComplete', () => resolve()))
    await client.send('Tracing.end')
    await isWritten
    await client.detach()
    return Math.round(Math.max(0, ...Array.from(mains, (thread) => longest.get(thread) ?? 0)) / 1000)
  }
}
