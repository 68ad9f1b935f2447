import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PINNED_NODE, ROOT } from '../scripts/setup/paths.mjs'

/** A running Plainwire that can be killed. */
export interface RunningProduct {
  origin: string
  pid: number
  /** From the start of the process until it named its address. */
  readyMs: number
  /** Ends it as a deploy does; gives its exit code and how long it took. */
  stop(): Promise<{ code: number | null; ms: number }>
  /** Ends it as a power switch does. */
  kill(): Promise<void>
}

const READY = /^Plainwire (?:is ready|serves): (http:\/\/\S+?)\/?$/

/** Starts a role of the product, and waits for its address. */
export async function startRole(role: string, settings: Record<string, string>): Promise<RunningProduct> {
  const begun = performance.now()
  const child = spawn(PINNED_NODE, ['packages/host/src/main.ts', role], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const origin = await addressOf(child)
  return {
    origin,
    pid: child.pid ?? 0,
    readyMs: performance.now() - begun,
    async stop() {
      const asked = performance.now()
      child.kill('SIGTERM')
      const [code] = await ended
      return { code, ms: performance.now() - asked }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

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
    child.once('exit', (code) =>
      reject(new Error(`It ended with ${code} before it was ready:\n${said.join('\n')}`)),
    )
  })
}
