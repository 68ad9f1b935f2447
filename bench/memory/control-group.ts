import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = '/sys/fs/cgroup'
const MEGABYTE = 1024 * 1024
const [MOST_TRIES, RETRY_MS] = [300, 100]

/** A Linux control group that limits a process's memory. */
export interface ControlGroup {
  /** As a row shows it. */
  limit: string
  /** Removes the group once its processes have ended: a database that the process started ends a little later. */
  end(): Promise<void>
}

/** The folder for our groups and the file of their limit, by the version of control groups that this machine mounts. */
function memoryGroups(): { folder: string; limitFile: string } {
  const controllers = join(ROOT, 'cgroup.controllers')
  if (!existsSync(controllers)) return { folder: join(ROOT, 'memory'), limitFile: 'memory.limit_in_bytes' }
  // In version 2 a group's children have the controllers that it passes on.
  writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+memory')
  return { folder: ROOT, limitFile: 'memory.max' }
}

async function removeGroup(group: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return rmdirSync(group)
    } catch (error) {
      if (tries === MOST_TRIES) throw error
      await pause(RETRY_MS)
    }
  }
}

/**
 * Limits a process's memory by a control group of version 1 or 2. If no group can be written, `limit` says so.
 */
export function heldTo(pid: number, megabytes: number): ControlGroup {
  let group: string | undefined
  try {
    const { folder, limitFile } = memoryGroups()
    group = join(folder, `plainwire-bench-${pid}`)
    mkdirSync(group)
    writeFileSync(join(group, limitFile), `${megabytes * MEGABYTE}`)
    writeFileSync(join(group, 'cgroup.procs'), `${pid}`)
    if (Number(readFileSync(join(group, limitFile), 'utf8')) !== megabytes * MEGABYTE)
      throw new Error('The limit was not taken.')
  } catch {
    if (group !== undefined && existsSync(group)) rmdirSync(group)
    return { limit: 'none: no control group can be written', end: async () => undefined }
  }
  const made = group
  return { limit: `${megabytes} MB`, end: () => removeGroup(made) }
}
