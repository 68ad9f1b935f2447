import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = '/sys/fs/cgroup'
const MEGABYTE = 1024 * 1024
const [MAX_TRIES, RETRY_MS] = [300, 100]

/** A Linux control group that limits a process's memory. */
export interface ControlGroup {
  /** The memory limit as text, in the form in which the table of figures prints it. */
  limit: string
  /**
   * Removes the group, retrying until all its processes have ended: a database that the process started ends
   * later than the process.
   */
  end(): Promise<void>
}

/**
 * Returns the folder in which control groups are created and the name of the limit file, for the version of
 * control groups that is mounted.
 */
function memoryGroups(): { folder: string; limitFile: string } {
  const controllers = join(ROOT, 'cgroup.controllers')
  if (!existsSync(controllers)) return { folder: join(ROOT, 'memory'), limitFile: 'memory.limit_in_bytes' }
  // In version 2 of control groups, a group can only limit memory if its parent enables the memory
  // controller.
  writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+memory')
  return { folder: ROOT, limitFile: 'memory.max' }
}

async function removeGroup(group: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return rmdirSync(group)
    } catch (error) {
      if (tries === MAX_TRIES) throw error
      await pause(RETRY_MS)
    }
  }
}

/**
 * Limits the memory of a process with a control group of version 1 or 2. If the group cannot be created, the
 * process runs without a limit and `limit` reports that.
 */
export function limitMemory(pid: number, megabytes: number): ControlGroup {
  let group: string | undefined
  try {
    const { folder, limitFile } = memoryGroups()
    group = join(folder, `plainwire-bench-${pid}`)
    mkdirSync(group)
    writeFileSync(join(group, limitFile), `${megabytes * MEGABYTE}`)
    writeFileSync(join(group, 'cgroup.procs'), `${pid}`)
    if (Number(readFileSync(join(group, limitFile), 'utf8')) !== megabytes * MEGABYTE)
      throw new Error('The limit was not accepted.')
  } catch {
    if (group !== undefined && existsSync(group)) rmdirSync(group)
    return { limit: 'none: no control group can be written', end: async () => undefined }
  }
  const made = group
  return { limit: `${megabytes} MB`, end: () => removeGroup(made) }
}
