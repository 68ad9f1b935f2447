import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, dirname } from 'node:path'
import { isatty } from 'node:tty'
import { END_SIGNALS, PINNED_NODE } from './paths.mjs'

const CHECK_PARENT_MS = 250

/**
 * Runs a program on the pinned Node with this process's input and output, and exits with its code or signal.
 *
 * @param {string[]} args of node
 * @param {{ cwd?: string | undefined, env: NodeJS.ProcessEnv }} options
 */
export async function launchProgram(args, { cwd, env }) {
  const PATH = `${dirname(PINNED_NODE)}${delimiter}${env.PATH ?? ''}`
  const child = spawn(PINNED_NODE, args, { stdio: 'inherit', cwd, env: { ...env, PATH } })
  // SIGINT isn't forwarded from a terminal, because the terminal sends Ctrl-C to the child as well, and the
  // child would take a second SIGINT as a demand to stop at once.
  for (const name of END_SIGNALS) process.on(name, () => (name === 'SIGINT' && isatty(0)) || child.kill(name))
  const parent = process.ppid
  // npm forwards signals, but if it is killed itself, the child must be ended too.
  const timer = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, CHECK_PARENT_MS)
  const [code, signal] = await once(child, 'exit')
  for (const name of END_SIGNALS) process.removeAllListeners(name)
  if (signal === null) process.exit(code)
  process.kill(process.pid, signal)
}
