import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = '/sys/fs/cgroup'
const MEGABYTE = 1024 * 1024

/** A Linux control group that limits a process's memory. */
export interface ControlGroup {
  /** As a row shows it. */
  limit: string
  /** Removes the group; its processes must have ended. */
  end(): void
}

/** The folder for our groups and the file of their limit, by the version of control groups that this machine mounts. */
function memoryGroups(): { folder: string; limitFile: string } {
  const controllers = join(ROOT, 'cgroup.controllers')
  if (!existsSync(controllers)) return { folder: join(ROOT, 'memory'), limitFile: 'memory.limit_in_bytes' }
  // In version 2 a group's children have the controllers that it passes on.
  writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+memory')
  return { folder: ROOT, limitFile: 'memory.max' }
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
    return { limit: 'none: no control group can be written', end: () => undefined }
  }
  const made = group
  return { limit: `${megabytes} MB`, end: () => rmdirSync(made) }
}
