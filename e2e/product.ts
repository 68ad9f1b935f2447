import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { programArgs, programEnvironment } from '../scripts/program.mjs'
import { PINNED_NODE, ROOT } from '../scripts/setup/paths.mjs'

/** A running Plainwire with the sample edition and a database of its own. */
export interface Product {
  origin: string
  stop(): Promise<void>
}

/** A process of a role, which can be killed too. */
export interface RunningRole {
  origin: string
  pid: number
  /** From the start of the process until it named its address. */
  readyMs: number
  /** Ends it as a deploy does, and resolves with how long it took in ms; rejects where the exit code is not 0. */
  stop(): Promise<number>
  /** Ends it as a power switch does. */
  kill(): Promise<void>
}

const READY = /^Plainwire (?:is ready|serves): (http:\/\/\S+?)\/?$/

/** Starts the product as `npm start` does, in a data folder of its own and on free ports, and waits for its address. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-e2e-'))
  const { origin, stop } = await runProduct('start', { DATA_DIR: dataDir, PLAINWIRE_CONTENT: 'sample' })
  return {
    origin,
    async stop() {
      await stop()
      removeData(dataDir)
    },
  }
}

/** Runs one of the product's roles, bundled as operators run it, on a free port, and waits for its address. */
export async function runProduct(role: string, settings: Record<string, string>): Promise<RunningRole> {
  const begun = performance.now()
  const child = spawn(PINNED_NODE, programArgs(role), {
    cwd: ROOT,
    env: programEnvironment({ PORT: '0', LOG_LEVEL: 'warn', ...settings }),
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

/** Settles by the product's own words or its end, never by a clock: the fixture's timeout is the only limit. */
function addressOf(child: ChildProcess): Promise<string> {
  const said: string[] = []
  return new Promise((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue
      createInterface({ input }).on('line', (line) => {
        said.push(line)
        const origin = READY.exec(line)?.[1]
        if (origin !== undefined) resolve(origin)
      })
    }
    child.once('exit', (code) => {
      reject(new Error(`The product ended with exit code ${code} before it was ready:\n${said.join('\n')}`))
    })
  })
}

/** Removes a data folder with its database, which is in another folder where the product runs as root. */
export function removeData(dataDir: string): void {
  const marker = join(dataDir, 'database.json')
  if (existsSync(marker)) {
    const { database } = JSON.parse(readFileSync(marker, 'utf8'))
    rmSync(dirname(database), { recursive: true, force: true })
  }
  rmSync(dataDir, { recursive: true, force: true })
}
