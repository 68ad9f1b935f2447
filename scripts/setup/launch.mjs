import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { isatty } from 'node:tty'
import { PINNED_NODE } from './paths.mjs'
import { withSmallAllocator } from './small.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const LOOK_AFTER_NPM_MS = 250

/**
 * Runs a program on the pinned Node with this process's input and output, and ends as it ends.
 *
 * @param {string[]} args of node
 * @param {{ cwd?: string, environment?: Record<string, string> }} [options] environment: where this process has none of that name
 */
export function launch(args, options = {}) {
  const child = spawn(PINNED_NODE, args, {
    stdio: 'inherit',
    cwd: options.cwd,
    env: withSmallAllocator({
      ...options.environment,
      ...process.env,
      PATH: `${dirname(PINNED_NODE)}${delimiter}${process.env.PATH ?? ''}`,
    }),
  })
  forwardSignals(child)
  stopWithNpm(child)
  child.once('error', (error) => {
    process.stderr.write(`Plainwire could not start ${PINNED_NODE}: ${error.message}\n`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    for (const name of SIGNALS) process.removeAllListeners(name)
    if (signal === null) process.exit(code ?? 1)
    process.kill(process.pid, signal)
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  for (const signal of SIGNALS) {
    // Ctrl-C in a terminal reaches the child by itself; a second one would read as impatience.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !isatty(0)) child.kill(signal)
    })
  }
}

/**
 * npm, when stopped, stops only the shell between it and us, and when killed outright not even that.
 * What it started must not go on without it.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return
  const started = npmProcesses()
  const timer = setInterval(() => {
    if (npmProcesses() === started) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, LOOK_AFTER_NPM_MS)
  timer.unref()
}

/** @returns {string} the numbers of the processes that npm put above us: itself, and perhaps a shell */
function npmProcesses() {
  const parent = process.ppid
  const stat = `/proc/${parent}/stat`
  // Only Linux has /proc; elsewhere the parent alone must do.
  if (!existsSync(stat)) return String(parent)
  const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(readFileSync(stat, 'utf8')) ?? []
  return name === 'sh' ? `${parent} ${grandparent}` : String(parent)
}
