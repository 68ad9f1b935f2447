import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@plainwire/domain/units'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordingLog } from '../testing.ts'
import { openImageStore } from './image-store.ts'

let folder: string
let moment: Date
const kept = recordingLog()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  moment = new Date('2026-11-20T12:00:00Z')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (maxBytes = 100) => openImageStore({ folder, maxBytes, log: kept.log, now: () => moment })
const bytes = (count: number) => Buffer.alloc(count, 1)

test('cached pictures are available after a restart', async () => {
  const store = await open()
  await store.write('aa-320.webp', bytes(10))
  expect(await store.read('aa-320.webp')).toEqual(bytes(10))
  const again = await open()
  expect(await again.read('aa-320.webp')).toEqual(bytes(10))
  expect(again.size()).toBe(10)
})

test('the least recently used go first, also after a restart', async () => {
  const store = await open()
  for (const name of ['aa', 'bb', 'cc']) await store.write(name, bytes(30))
  moment = new Date(moment.getTime() + 2 * HOUR_MS)
  await store.read('aa')
  await store.write('dd', bytes(30))
  expect(store.size()).toBeLessThanOrEqual(100)
  expect(await store.read('bb')).toBeUndefined()
  expect(await store.read('aa')).toBeDefined()
  const again = await open(60)
  expect(again.size()).toBeLessThanOrEqual(60)
  expect(await again.read('cc')).toBeUndefined()
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('/'))).toHaveLength(1)
})

test('writing again replaces', async () => {
  const store = await open()
  await store.write('aa', bytes(10))
  await store.write('aa', bytes(20))
  expect(store.size()).toBe(20)
})

test('unfinished files of a killed run are removed', async () => {
  await mkdir(join(folder, 'aa'))
  await writeFile(join(folder, 'aa', 'aa-320.webp.1.tmp'), 'half')
  const store = await open()
  expect(store.size()).toBe(0)
  expect(await readdir(join(folder, 'aa'))).toEqual([])
})

test('a file that has gone is forgotten, and a disk that refuses costs the cache only', async () => {
  const store = await open()
  await store.write('aa', bytes(10))
  await rm(join(folder, 'aa'), { recursive: true })
  expect(await store.read('aa')).toBeUndefined()
  expect(store.size()).toBe(0)
  await writeFile(join(folder, 'bb'), 'a file where a folder should be')
  await store.write('bb', bytes(10))
  expect(await store.read('bb')).toBeUndefined()
  expect(kept.lines.join()).toContain('could not be cached')
})

test('the order of an earlier run is that of the files’ times', async () => {
  const first = await open()
  await first.write('aa', bytes(40))
  await first.write('bb', bytes(40))
  await utimes(join(folder, 'aa', 'aa'), new Date('2026-11-25'), new Date('2026-11-25'))
  const again = await open(50)
  expect(await again.read('bb')).toBeUndefined()
  expect(await again.read('aa')).toBeDefined()
})
