import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { LOCK_FILE, ROOT } from './paths.mjs'

/**
 * Runs a tool in the checkout and returns its output. The tool is killed when this process exits. If this
 * process is killed by SIGKILL, the tool continues and the next setup waits for it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export async function runTool(command, args, env = process.env) {
  // A process group of its own, so that the tool and its children can be killed together; npm ignores SIGTERM
  // while it installs.
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const end = () => child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGKILL')
  process.once('exit', end)
  if (child.pid && existsSync(LOCK_FILE)) appendFileSync(LOCK_FILE, ` ${child.pid}`)
  try {
    const closed = once(child, 'close')
    const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed])
    return { code, output: `${out}${errors}` }
  } finally {
    process.off('exit', end)
  }
}
