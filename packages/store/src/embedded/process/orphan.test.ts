import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { testLog } from '../../testing/index.ts'
import type { DatabasePaths } from '../database-paths.ts'
import { stopOrphanedServer } from './orphan.ts'
import { isProcessAlive } from './pid-file.ts'

let folder: string
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'plainwire-orphan-')))
})
afterEach(() => rm(folder, { recursive: true }))

function placeOf(data: string): DatabasePaths {
  const about = { dataDir: data, isInside: true, account: undefined }
  return { ...about, folder: data, data, lock: join(data, 'lock'), log: join(data, 'postgres.log') }
}
const pidFile = () => join(folder, 'postmaster.pid')
const lines = (pid: number, socketFolder: string) =>
  `${pid}\n${folder}\n1795248000\n5432\n${socketFolder}\n\n  8192  1\nready   \n`
const stop = (log = testLog()) => stopOrphanedServer(placeOf(folder), log)

/** Starts a process that runs in a folder, as a server does in that of its data. */
async function runIn(cwd: string): Promise<{ child: ChildProcess; pid: number; ended: Promise<unknown[]> }> {
  const child = spawn('sleep', ['1000'], { cwd })
  const ended = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'spawn')
  return { child, pid: child.pid ?? 0, ended }
}

test('the server of a killed process is stopped politely, and its temporary socket folder removed', async () => {
  const { pid, ended } = await runIn(folder)
  const socketFolder = await mkdtemp('/tmp/plainwire-')
  await writeFile(pidFile(), lines(pid, socketFolder))
  const log = testLog()
  await stop(log)
  expect(await ended).toEqual([null, 'SIGINT'])
  expect(log.lines).toMatchObject([{ level: 'warn', context: { pid } }])
  if (tmpdir() === '/tmp') await expect(access(socketFolder)).rejects.toMatchObject({ code: 'ENOENT' })
  await rm(socketFolder, { recursive: true, force: true })
})

test('a socket folder that isn’t a temporary one remains', async () => {
  const { pid } = await runIn(folder)
  const socketFolder = await mkdtemp('/tmp/other-')
  onTestFinished(() => rm(socketFolder, { recursive: true }))
  await writeFile(pidFile(), lines(pid, socketFolder))
  await stop()
  expect(await readdir(socketFolder)).toEqual([])
})

test('an unrelated process that has the server’s id now is left alone, and the id replaced', async () => {
  const { pid } = await runIn(tmpdir())
  await writeFile(pidFile(), lines(pid, '/run/socket'))
  const log = testLog()
  await stop(log)
  expect(isProcessAlive(pid)).toBe(true)
  expect(await readFile(pidFile(), 'utf8')).toBe(lines(process.pid, '/run/socket'))
  expect(log.lines).toEqual([])
})

test('nothing happens where no server ran, or the one that ran is gone', async () => {
  await stop()
  const { child, pid, ended } = await runIn(folder)
  child.kill('SIGKILL')
  await ended
  await writeFile(pidFile(), lines(pid, '/run/socket'))
  const log = testLog()
  await stop(log)
  expect(await readFile(pidFile(), 'utf8')).toBe(lines(pid, '/run/socket'))
  expect(log.lines).toEqual([])
})
