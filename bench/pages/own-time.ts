import type { Browser } from '@playwright/test'

/** An event of Chromium's trace, as far as it is looked at. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** The time of the processor in µs that the thread itself had between its begin and its end. */
  tdur?: number
  args?: { name?: string }
}

/** Room for some minutes of a page's tasks. */
const BUFFER_KB = 1_000_000
const TASK = 'ThreadControllerImpl::RunTask'

/**
 * Watches what tasks of the pages' main threads cost themselves. A task's duration counts the time, too, in which other
 * threads had the machine's cores: with two of them and pictures drawn by software that is most of a long one.
 *
 * @returns ends it, and gives the longest task's own time in ms
 */
export async function watchOwnTime(browser: Browser): Promise<() => Promise<number>> {
  const client = await browser.newBrowserCDPSession()
  const longest = new Map<string, number>()
  const mains = new Set<string>()
  client.on('Tracing.dataCollected', ({ value }) => {
    // Chromium's own protocol leaves open what an event holds.
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
