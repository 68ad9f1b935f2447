import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { fsyncFolder, replaceFileDurably, writeDurably, writeFolderDurably } from './durable.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durable-'))
  return () => rm(folder, { recursive: true })
})
const read = (path: string) => readFile(join(folder, path), 'utf8')

test('a file is replaced as a whole, and nothing remains beside it', async () => {
  const file = join(folder, 'latest.json')
  await replaceFileDurably(file, 'a long first text')
  await replaceFileDurably(file, 'second')
  expect(await read('latest.json')).toBe('second')
  expect(await readdir(folder)).toEqual(['latest.json'])
})

test('what a crash left of a replacement is overwritten', async () => {
  await writeFile(join(folder, 'latest.json.tmp'), 'a torn text that is longer')
  await replaceFileDurably(join(folder, 'latest.json'), 'new')
  expect(await read('latest.json')).toBe('new')
  expect(await readdir(folder)).toEqual(['latest.json'])
})

test('a replacement that can’t be written leaves the old bytes', async () => {
  const file = join(folder, 'latest.json')
  await writeFile(file, 'old')
  await mkdir(`${file}.tmp`)
  await expect(replaceFileDurably(file, 'new')).rejects.toThrow('EISDIR')
  expect(await read('latest.json')).toBe('old')
})

test('a folder has all its files, also those in folders of it', async () => {
  const files = new Map([
    ['a.json', Buffer.from('a')],
    ['stories/b.json', Buffer.from('b')],
    ['stories/c.json', Buffer.from('c')],
    ['x/y/z.bin', Buffer.from([0, 255])],
  ])
  await writeFolderDurably(join(folder, 'edition'), files)
  const found = await readdir(join(folder, 'edition'), { recursive: true, withFileTypes: true })
  expect(
    found
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['a.json', 'b.json', 'c.json', 'z.bin'])
  for (const [path, bytes] of files) expect(await readFile(join(folder, 'edition', path))).toEqual(bytes)
})

test('a folder without files is made all the same', async () => {
  await writeFolderDurably(join(folder, 'edition'), new Map())
  expect(await readdir(join(folder, 'edition'))).toEqual([])
})

test('a folder that exists is never written into, nor one whose parent is missing', async () => {
  await mkdir(join(folder, 'edition'))
  const files = new Map([['a.json', Buffer.from('a')]])
  await expect(writeFolderDurably(join(folder, 'edition'), files)).rejects.toThrow('EEXIST')
  expect(await readdir(join(folder, 'edition'))).toEqual([])
  await expect(writeFolderDurably(join(folder, 'no', 'edition'), files)).rejects.toThrow('ENOENT')
})

test('syncing a folder fails for one that is missing', async () => {
  await fsyncFolder(folder)
  await expect(fsyncFolder(join(folder, 'missing'))).rejects.toThrow('ENOENT')
})

test('a file is written as text or bytes', async () => {
  await writeDurably(join(folder, 'text'), 'één')
  await writeDurably(join(folder, 'bytes'), Uint8Array.from([0xc3, 0xa9]))
  expect([await read('text'), await read('bytes')]).toEqual(['één', 'é'])
})
