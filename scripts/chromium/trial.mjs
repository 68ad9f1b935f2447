import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const TIMEOUT_MS = 30_000

/**
 * Whether a program says that it is a Chromium: a missing library or a truncated file doesn't.
 *
 * @param {string} executablePath
 * @param {Record<string, string>} [env]
 */
export async function works(executablePath, env) {
  const said = await output(executablePath, ['--version'], env)
  return said !== undefined && /\d+\.\d+\.\d+/.test(said)
}

/**
 * Whether it only runs without its sandbox: as root, and where the kernel or container allows none.
 * Tried with a page, for only a page starts the processes that the sandbox holds.
 *
 * @param {string} executablePath
 */
export async function needsNoSandbox(executablePath) {
  if (process.getuid?.() === 0) return true
  const profile = mkdtempSync(join(tmpdir(), 'plainwire-chromium-'))
  try {
    const args = [
      '--headless',
      '--disable-gpu',
      `--user-data-dir=${profile}`,
      '--dump-dom',
      'data:text/html,plain',
    ]
    return !(await output(executablePath, args))?.includes('plain')
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @param {string} file @param {string[]} args @param {Record<string, string>} [env] */
async function output(file, args, env) {
  try {
    const { stdout } = await run(file, args, {
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...env },
    })
    return stdout
  } catch {
    // Whatever the reason, this program is of no use here and the next candidate is tried.
    return undefined
  }
}
