import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isPostgresProcessForFolder, isProcessAlive, readPidFile, replaceStalePid } from './pid-file.ts'

let folder: string
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'plainwire-pid-')))
})
afterEach(() => rm(folder, { recursive: true }))

const ready = '4242\n/data\n1795248000\n5432\n/run/socket\n\n  8192  1\nready   \n'
const write = (text: string) => writeFile(join(folder, 'postmaster.pid'), text)

test('what a server says of itself is read', async () => {
  expect(await readPidFile(folder)).toBeUndefined()
  await write('')
  expect(await readPidFile(folder)).toBeUndefined()
  await write('4242\n/data\n')
  expect(await readPidFile(folder)).toEqual({ pid: 4242, socketFolder: undefined, isReady: false })
  await write(ready)
  expect(await readPidFile(folder)).toEqual({ pid: 4242, socketFolder: '/run/socket', isReady: true })
  await write(ready.replace('ready   ', 'stopping'))
  expect((await readPidFile(folder))?.isReady).toBe(false)
})

test('disowned, the file contains our process id and the same shared-memory key', async () => {
  await write(ready)
  await replaceStalePid(folder)
  expect(await readFile(join(folder, 'postmaster.pid'), 'utf8')).toBe(
    ready.replace('4242', String(process.pid)),
  )
})

test('a link in place of the file is not followed', async () => {
  await writeFile(join(folder, 'precious'), ready)
  await symlink(join(folder, 'precious'), join(folder, 'postmaster.pid'))
  await expect(replaceStalePid(folder)).rejects.toThrow()
  expect(await readFile(join(folder, 'precious'), 'utf8')).toBe(ready)
})

test('an unrelated process with the id of a server is recognised', async () => {
  const stranger = spawn('sleep', ['1000'], { cwd: tmpdir() })
  await once(stranger, 'spawn')
  const pid = stranger.pid ?? 0
  expect([isProcessAlive(pid), await isPostgresProcessForFolder(pid, folder)]).toEqual([true, false])
  stranger.kill('SIGKILL')
  await once(stranger, 'exit')
  expect([isProcessAlive(pid), await isPostgresProcessForFolder(pid, folder)]).toEqual([false, false])
})
