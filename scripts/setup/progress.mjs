const DOT_MS = 1_000

/**
 * Runs a step, and shows on standard error that it is running: a dot a second, then its duration. Standard
 * output is reserved for the command itself.
 *
 * @param {string} doing e.g. 'Bundling the server'
 * @param {() => Promise<void>} step
 */
export async function runWithProgress(doing, step) {
  const startedAt = Date.now()
  process.stderr.write(`${doing} `)
  const dots = setInterval(() => process.stderr.write('.'), DOT_MS)
  try {
    await step()
  } finally {
    clearInterval(dots)
    process.stderr.write(` ${Math.round((Date.now() - startedAt) / 1000)} s\n`)
  }
}
