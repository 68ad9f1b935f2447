const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 100
/** Without a terminal, a line now and then shows that a long step is still alive. */
const LINE_MS = 15_000

/**
 * Shows a step on standard error, because standard output belongs to the command itself:
 * a moving line in a terminal, plain lines elsewhere.
 *
 * @template T
 * @param {string} doing e.g. 'Installing packages'
 * @param {string} done e.g. 'Packages installed'
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function withProgress(doing, done, step) {
  const startedAt = Date.now()
  const stop = process.stderr.isTTY ? moveLine(doing, startedAt) : printLines(doing, startedAt)
  try {
    const result = await step()
    stop()
    process.stderr.write(`${done} in ${secondsSince(startedAt)}\n`)
    return result
  } catch (error) {
    stop()
    throw error
  }
}

/** @param {string} doing @param {number} startedAt */
function moveLine(doing, startedAt) {
  let frame = 0
  const timer = setInterval(() => {
    frame += 1
    process.stderr.write(`\r${FRAMES[frame % FRAMES.length]} ${doing} … ${secondsSince(startedAt)} `)
  }, FRAME_MS)
  return () => {
    clearInterval(timer)
    process.stderr.write('\r\u001b[K')
  }
}

/** @param {string} doing @param {number} startedAt */
function printLines(doing, startedAt) {
  process.stderr.write(`${doing} …\n`)
  const timer = setInterval(() => {
    process.stderr.write(`${doing} … ${secondsSince(startedAt)}\n`)
  }, LINE_MS)
  return () => clearInterval(timer)
}

/** @param {number} startedAt */
function secondsSince(startedAt) {
  return `${Math.round((Date.now() - startedAt) / 1000)} s`
}
