import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDataFolder } from './data-folder.ts'

const full = vi.hoisted(() => ({ hasNoSpace: false }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const writeFile: typeof real.writeFile = async (...about) => {
    if (full.hasNoSpace) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    return real.writeFile(...about)
  }
  return { ...real, writeFile }
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-data-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a data folder is made with its parents and belongs to one process', async () => {
  const path = join(folder, 'new', 'data')
  const first = await openDataFolder(path)
  await expect(openDataFolder(path)).rejects.toThrow(`Plainwire already runs on the data folder ${path}.`)
  first.release()
  const second = await openDataFolder(path)
  second.release()
})

test('a folder that can’t be written is one clear sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(openDataFolder(join(file, 'data'))).rejects.toThrow(
    /can't be written: choose another with DATA_DIR/,
  )
})

test('row 33, H2: a folder on a full disk is accepted: its content can be served', async () => {
  const path = join(folder, 'full')
  const before = await openDataFolder(path)
  before.release()
  full.hasNoSpace = true
  const data = await openDataFolder(path)
  full.hasNoSpace = false
  data.release()
})

test.runIf(process.platform === 'linux')('a folder of the kernel is refused at once', async () => {
  await expect(openDataFolder('/proc/plainwire/data')).rejects.toThrow(/can't be written/)
})
