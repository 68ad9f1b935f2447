import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { programArgs, programEnvironment } from '../../scripts/program.mjs'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'

/** A running Plainwire with the sample edition and its own database. */
export interface RunningProduct {
  origin: string
  stop(): Promise<void>
}

/** A running process of a role. */
export interface RunningRole {
  origin: string
  pid: number
  /** The time from the start of the process until it printed its address. */
  readyMs: number
  /** Ends the process by SIGTERM. Resolves to the time that took, in ms; rejects if the exit code isn't 0. */
  stop(): Promise<number>
  /** Ends the process by SIGKILL, as a power failure would. */
  kill(): Promise<void>
}

const READY = /^Plainwire (?:is ready|serves): (http:\/\/\S+?)\/?$/

/**
 * Starts the product as `npm start` does, with a new data folder and on free ports, and waits for its
 * address.
 */
export async function startProduct(): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-e2e-'))
  const { origin, stop } = await runProductRole('start', { DATA_DIR: dataDir, PLAINWIRE_CONTENT: 'sample' })
  return {
    origin,
    async stop() {
      await stop()
      removeDataFolder(dataDir)
    },
  }
}

/** No limit to the event loop's delay, so that no request is refused because the machine is busy. */
const TEST_SETTINGS = { PORT: '0', LOG_LEVEL: 'warn', MAX_EVENT_LOOP_DELAY_MS: '0' }
/** The overload limit of the product, for tests of load and abuse. */
export const STANDARD_OVERLOAD_LIMIT = { MAX_EVENT_LOOP_DELAY_MS: '' }

/** Runs a role of the bundled product on a free port, and waits for its address. */
export async function runProductRole(role: string, settings: Record<string, string>): Promise<RunningRole> {
  const begun = performance.now()
  const child = spawn(PINNED_NODE, programArgs(role), {
    cwd: ROOT,
    env: programEnvironment({ ...TEST_SETTINGS, ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const origin = await addressOf(child)
  return {
    origin,
    pid: child.pid ?? 0,
    readyMs: performance.now() - begun,
    async stop() {
      const signalled = performance.now()
      child.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) throw new Error(`The product ended with exit code ${code} when it was stopped.`)
      return performance.now() - signalled
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/**
 * Waits for the address that the product prints; rejects if the process ends. The only time limit is the
 * test's.
 */
function addressOf(child: ChildProcess): Promise<string> {
  const output: string[] = []
  return new Promise((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue
      createInterface({ input }).on('line', (line) => {
        output.push(line)
        const origin = READY.exec(line)?.[1]
        if (origin !== undefined) resolve(origin)
      })
    }
    child.once('exit', (code) => {
      reject(new Error(`The product ended with exit code ${code} before it was ready:\n${output.join('\n')}`))
    })
  })
}

/** Removes a data folder and its database, which is in another folder if the product runs as root. */
export function removeDataFolder(dataDir: string): void {
  const marker = join(dataDir, 'database.json')
  if (existsSync(marker)) {
    const { database } = JSON.parse(readFileSync(marker, 'utf8'))
    rmSync(dirname(database), { recursive: true, force: true })
  }
  rmSync(dataDir, { recursive: true, force: true })
}
