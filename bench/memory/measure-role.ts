import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as after } from 'node:timers/promises'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'
import { NODE_FLAGS, withFewArenas } from '../../scripts/setup/small.mjs'

const GROUPS = '/sys/fs/cgroup/memory'
const MEGABYTE = 1024 * 1024
const KB_PER_MB = 1024
/** Of `/proc/PID/stat`, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100
/** A worker thread that reads nothing is ended after 30 s. */
const IDLE_MS = 60_000

/** The resources used by one process of a role. */
export interface RoleFigures {
  role: string
  /** Resident memory at its highest, and a minute after it was ready; MB. */
  peakMb: number
  idleMb: number
  /** Processor time until it was ready, and until it idled. */
  readyCpuSeconds: number
  cpuSeconds: number
  /** The memory limit set by a control group; 0 if this machine allows none. */
  limitMb: number
}

/** Holds a process to some memory, where control groups of version 1 can be written. Gives what it was held to, and the end of it. */
function held(pid: number, megabytes: number): { limitMb: number; end(): void } {
  const group = join(GROUPS, `plainwire-bench-${pid}`)
  try {
    mkdirSync(group)
    writeFileSync(join(group, 'memory.limit_in_bytes'), `${megabytes * MEGABYTE}`)
    writeFileSync(join(group, 'cgroup.procs'), `${pid}`)
  } catch {
    return { limitMb: 0, end: () => undefined }
  }
  return { limitMb: megabytes, end: () => existsSync(group) && rmdirSync(group) }
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

/** Resolves with the line by which a role says that it works. */
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
 * Runs a role until a minute after it is ready, with the settings given and at most so much memory. Linux only.
 *
 * @param what how the row is called
 */
export async function measureRole(
  what: string,
  role: string,
  settings: Record<string, string>,
  limitMb: number,
): Promise<RoleFigures> {
  const child = spawn(PINNED_NODE, [...NODE_FLAGS, 'packages/host/src/main.ts', role], {
    cwd: ROOT,
    env: withFewArenas({ ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...settings }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { pid = 0 } = child
  const group = held(pid, limitMb)
  const ended = once(child, 'exit')
  await untilReady(child)
  const readyCpuSeconds = cpuSeconds(pid)
  await after(IDLE_MS)
  const figures = {
    role: what,
    peakMb: statusOf(pid, 'VmHWM'),
    idleMb: statusOf(pid, 'VmRSS'),
    readyCpuSeconds,
    cpuSeconds: cpuSeconds(pid),
    limitMb: group.limitMb,
  }
  child.kill('SIGTERM')
  await ended
  group.end()
  return figures
}
