import { spawn } from 'node:child_process'
import { basename, delimiter } from 'node:path'
import { NODE_MODULES, ROOT } from './paths.mjs'
import { SetupError } from './setup-error.mjs'
import { holdLockFor } from './setup-lock.mjs'

/**
 * Runs npm in the checkout, under the set-up lock, and keeps what it writes.
 *
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNpm(args) {
  const { command, before } = npmProgram()
  const child = spawn(command, [...before, ...args], {
    cwd: ROOT,
    env: { ...process.env, PATH: outerPath() },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that npm and the scripts it runs can be ended together.
    detached: true,
  })
  if (child.pid !== undefined) holdLockFor(child.pid)
  /** @type {Buffer[]} */
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
  const stop = () => endGroup(child.pid)
  process.once('exit', stop)
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new SetupError(`Plainwire needs npm, which could not be started: ${error.message}.`)),
    )
    child.once('close', (code) => {
      process.off('exit', stop)
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() })
    })
  })
}

/** npm doesn't heed SIGTERM while it installs. @param {number | undefined} pid */
function endGroup(pid) {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/** The npm that started us, run by the Node that runs it; else the one on the path. */
function npmProgram() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const isNpm = npm !== undefined && basename(npm) === 'npm-cli.js'
  if (isNpm && node !== undefined && !isInside(node)) return { command: node, before: [npm] }
  return { command: 'npm', before: [] }
}

/** `npm ci` removes node_modules, so nothing in there may be needed to run it. */
function outerPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !isInside(folder))
    .join(delimiter)
}

/** @param {string} path */
function isInside(path) {
  return path.startsWith(NODE_MODULES)
}
