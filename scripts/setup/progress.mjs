const DOT_MS = 1_000

/**
 * Shows a running step on standard error: a dot a second, then its duration. Standard output belongs to the
 * command itself.
 *
 * @param {string} doing e.g. 'Bundling the server'
 * @param {() => Promise<void>} step
 */
export async function withProgress(doing, step) {
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
