import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const TIMEOUT_MS = 30_000

/**
 * Returns true if a program reports that it is a Chromium; one with a missing library or a truncated file
 * doesn't.
 *
 * @param {string} executablePath
 * @param {Record<string, string>} [env]
 */
export async function isWorkingChromium(executablePath, env) {
  const version = await output(executablePath, ['--version'], env)
  return version !== undefined && /\d+\.\d+\.\d+/.test(version)
}

/**
 * Returns true if Chromium runs only without its sandbox: for the user root, or if the kernel or container
 * doesn't permit one. Opens a page to find out, because only a page starts sandboxed processes.
 *
 * @param {string} executablePath
 */
export async function needsNoSandboxFlag(executablePath) {
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
    // The program can't be used, whatever the reason, so the next candidate is tried.
    return undefined
  }
}
