import type { Browser } from '@playwright/test'

/** The fields that are used of an event of Chromium's trace. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** CPU time of the thread during the event, in µs. */
  tdur?: number
  args?: { name?: string }
}

/** Enough for some minutes of a page's tasks. */
const BUFFER_KB = 1_000_000
const TASK = 'ThreadControllerImpl::RunTask'

/**
 * Records the CPU time of tasks on the main threads of all pages. The duration of a task also counts the time
 * in which other threads used the cores: with two cores and software rendering, that is most of a long task.
 *
 * @returns a function that ends the recording and returns the CPU time of the longest task in ms
 */
export async function watchCpuTime(browser: Browser): Promise<() => Promise<number>> {
  const client = await browser.newBrowserCDPSession()
  const longest = new Map<string, number>()
  const mains = new Set<string>()
  client.on('Tracing.dataCollected', ({ value }) => {
    // The type of Chromium's protocol leaves open what an event contains.
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
