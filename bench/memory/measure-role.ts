import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as after } from 'node:timers/promises'
import { programArgs, programEnvironment } from '../../scripts/program.mjs'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'
import { limitMemory } from './control-group.ts'

const KB_PER_MB = 1024
/** The unit of CPU times in `/proc/PID/stat`: 100 on every Linux that Node supports. */
const TICKS_PER_SECOND = 100
/**
 * How long the process idles before its memory is read, in ms. Worker threads without work are ended after 30
 * s.
 */
const IDLE_MS = 60_000

/** The resources that one process of a role used. */
export interface RoleFigures {
  role: string
  /** Highest resident memory in MB. */
  peakMb: number
  /** Resident memory in MB, a minute after the role was ready. */
  idleMb: number
  /** CPU time until the role was ready, in seconds. */
  readyCpuSeconds: number
  /** CPU time until the end of the idle minute, in seconds. */
  cpuSeconds: number
  /** The memory limit that a control group sets, as text. */
  limit: string
}

const statusOf = (pid: number | undefined, name: string) =>
  Math.round(
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) /
      KB_PER_MB,
  )

function cpuSeconds(pid: number | undefined): number {
  const [, user, system] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return (Number(user) + Number(system)) / TICKS_PER_SECOND
}

/** Resolves when the role's process prints that it is ready. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The role ended with exit code ${code}.`)))
    if (child.stdout === null) throw new Error('The role has no output.')
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/^Plainwire (?:is ready|serves|gathers|edits)/.test(line)) resolve()
    })
  })
}

/**
 * Runs a role of the bundled program until a minute after it is ready, with the given settings and memory
 * limit. Linux only.
 *
 * @param what the name of the row
 * @param work is awaited after the role has reported that it is ready
 */
export async function measureRole(
  what: string,
  role: string,
  settings: Record<string, string>,
  limitMb: number,
  work: () => Promise<void> = async () => undefined,
): Promise<RoleFigures> {
  const child = spawn(PINNED_NODE, programArgs(role), {
    cwd: ROOT,
    env: programEnvironment({ PORT: '0', LOG_LEVEL: 'warn', ...settings }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { pid = 0 } = child
  const group = limitMemory(pid, limitMb)
  const ended = once(child, 'exit')
  await untilReady(child)
  const readyCpuSeconds = cpuSeconds(pid)
  await work()
  await after(IDLE_MS)
  const figures = {
    role: what,
    peakMb: statusOf(pid, 'VmHWM'),
    idleMb: statusOf(pid, 'VmRSS'),
    readyCpuSeconds,
    cpuSeconds: cpuSeconds(pid),
    limit: group.limit,
  }
  child.kill('SIGTERM')
  await ended
  await group.end()
  return figures
}
