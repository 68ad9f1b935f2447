/** A second signal during a slow stop ends the process at once. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a role until the process is told to stop, then closes everything in reverse order.
 * A failure at start closes what was opened so far and is thrown on.
 */
export async function runUntilStopped(run: (closers: AsyncDisposableStack) => Promise<void>): Promise<void> {
  await using closers = new AsyncDisposableStack()
  const stopped = new Promise<void>((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve())
  })
  await run(closers)
  await stopped
}
