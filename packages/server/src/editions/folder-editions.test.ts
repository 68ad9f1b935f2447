import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aStory } from '@plainwire/domain/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordingLog, silentLog, writeTestEdition } from '../testing.ts'
import { openFolderEditionSource } from './folder-editions.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'editions-'))
})
afterEach(() => rm(root, { recursive: true }))

test('without an edition there is none; the first one is found by refresh', async () => {
  const kept = recordingLog()
  const editions = await openFolderEditionSource(root, { log: kept.log })
  expect(editions.current()).toBeUndefined()
  expect(kept.lines).toEqual([])
  await writeTestEdition(root, 1, [aStory()])
  expect(await editions.refresh()).toBe(true)
  expect(editions.current()?.news.stories).toHaveLength(1)
})

test('a new edition is announced once, and the same one not again', async () => {
  await writeTestEdition(root, 1, [aStory()])
  const editions = await openFolderEditionSource(root, { log: silentLog })
  const listener = vi.fn()
  const stop = editions.onChange(listener)
  expect(await editions.refresh()).toBe(false)
  await writeTestEdition(root, 2, [aStory(), aStory({ id: 's2' })])
  expect(await Promise.all([editions.refresh(), editions.refresh()])).toEqual([true, false])
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  await writeTestEdition(root, 3, [aStory()])
  await editions.refresh()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(editions.current()?.pointer.number).toBe(3)
})

test.each([
  ['news.json is cut short', (folder: string) => truncate(join(folder, 'news.json'), 20)],
  ['a compressed form is damaged', (folder: string) => writeFile(join(folder, 'news.json.br'), 'x')],
  ['the stories are missing', (folder: string) => rm(join(folder, 'stories.jsonl.gz'))],
  ['the manifest is another one', (folder: string) => writeFile(join(folder, 'manifest.json'), '{}')],
  ['the folder is gone', (folder: string) => rm(folder, { recursive: true })],
])('the last good edition stays where %s', async (_name, damage) => {
  await writeTestEdition(root, 1, [aStory()])
  const kept = recordingLog()
  const editions = await openFolderEditionSource(root, { log: kept.log })
  await writeTestEdition(root, 2, [aStory()])
  await damage(join(root, '2'))
  expect(await editions.refresh()).toBe(false)
  expect(editions.current()?.pointer.number).toBe(1)
  expect(kept.lines.join()).toContain('could not be loaded')
})

test('a pointer that can’t be read changes nothing', async () => {
  await writeTestEdition(root, 1, [aStory()])
  const editions = await openFolderEditionSource(root, { log: silentLog })
  await writeFile(join(root, 'current.json'), '{"number":')
  expect(await editions.refresh()).toBe(false)
  expect(editions.current()?.pointer.number).toBe(1)
})

test('the report can’t be requested by readers', async () => {
  await writeTestEdition(root, 1, [aStory()])
  const editions = await openFolderEditionSource(root, { log: silentLog })
  expect(editions.current()?.file('report.json')).toBeUndefined()
  expect(editions.current()?.file('news.json')).toBeDefined()
})
