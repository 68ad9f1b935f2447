import { constants } from 'node:fs'
import { open, readlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getErrorCode } from '../../store-error.ts'
import { runProgram } from './program.ts'

/** The content of a running PostgreSQL's postmaster.pid. */
export interface PidFile {
  pid: number
  /** The folder of the server's socket; undefined while the server is starting. */
  socketFolder: string | undefined
  isReady: boolean
}

const PID_LINE = 0
const SOCKET_LINE = 4
const STATUS_LINE = 7

/** Reads postmaster.pid; undefined if it doesn't exist or isn't complete yet. */
export async function readPidFile(dataFolder: string): Promise<PidFile | undefined> {
  const lines = (await readLines(pidPath(dataFolder))) ?? []
  const pid = Number(lines[PID_LINE])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return {
    pid,
    socketFolder: lines[SOCKET_LINE] || undefined,
    isReady: lines[STATUS_LINE]?.trim() === 'ready',
  }
}

const pidPath = (dataFolder: string) => join(dataFolder, 'postmaster.pid')

/**
 * Reads the lines of a file without following links: if this process is root, the unprivileged account that
 * owns the folder could otherwise make it read any file.
 */
async function readLines(path: string): Promise<string[] | undefined> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      return (await file.readFile('utf8')).split('\n')
    } finally {
      await file.close()
    }
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Replaces the process id in postmaster.pid by this process's id, which PostgreSQL ignores because this process
 * is its parent. Without this replacement, PostgreSQL would refuse to start if the old id now belongs to an
 * unrelated process. The file itself must remain: from its shared-memory key PostgreSQL knows whether processes
 * of a killed server are still running.
 */
export async function replaceStalePid(dataFolder: string): Promise<void> {
  const file = await open(pidPath(dataFolder), constants.O_RDWR | constants.O_NOFOLLOW)
  try {
    const [, ...rest] = (await file.readFile('utf8')).split('\n')
    await file.truncate()
    await file.write([process.pid, ...rest].join('\n'), 0)
  } finally {
    await file.close()
  }
}

/**
 * Whether a process is the PostgreSQL server of a data folder, and not an unrelated process with the same id.
 */
export async function isPostgresProcessForFolder(pid: number, dataFolder: string): Promise<boolean> {
  if (process.platform !== 'linux') return isServerByCommand(pid, dataFolder)
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === dataFolder
  } catch {
    // The process is gone, a zombie, or another account's: in each case not a server that we started.
    return false
  }
}

async function isServerByCommand(pid: number, dataFolder: string): Promise<boolean> {
  const { output } = await runProgram('/bin/ps', ['-o', 'command=', '-p', String(pid)], {
    cwd: dirname(dataFolder),
  })
  return output.includes('postgres') && output.includes(dataFolder)
}

/** Whether any process has this id. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return getErrorCode(error) === 'EPERM'
  }
}
