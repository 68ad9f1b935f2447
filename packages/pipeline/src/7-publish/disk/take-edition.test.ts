import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildEditionFiles, type EditionFiles } from '../edition-files.ts'
import { anEdition, aStory } from '../testing/example-edition.ts'
import { readCompleteEditionPointer, readEditionPointer } from './edition-folder.ts'
import { addEditionManifest } from './place-edition.ts'
import { reconcileEditionsFolder } from './reconcile.ts'
import { copyEdition } from './take-edition.ts'
import { writeEdition } from './write-edition.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'editions-'))
})
afterEach(() => rm(root, { recursive: true }))

const ours = (number: number) => buildEditionFiles(anEdition({ number }))
const theirs = (number: number) => buildEditionFiles(anEdition({ number, stories: [aStory({ id: 's9' })] }))
const take = (edition: EditionFiles) => copyEdition(root, edition, addEditionManifest(edition).pointer.digest)

test('an edition has the same digest in whatever order its files come', async () => {
  const edition = await ours(1)
  const reversed = { ...edition, files: new Map([...edition.files].reverse()) }
  expect(addEditionManifest(reversed).pointer).toEqual(addEditionManifest(edition).pointer)
})

test('an edition that another process published under our number takes its place', async () => {
  await writeEdition(root, await ours(2))
  const pointer = await take(await theirs(2))
  expect(await readEditionPointer(root)).toEqual(pointer)
  expect(await readCompleteEditionPointer(root, 2)).toEqual(pointer)
})

test('editions that the others know nothing of give way, also after the next start', async () => {
  for (const number of [1, 2, 3]) await writeEdition(root, await ours(number))
  const pointer = await take(await theirs(2))
  expect((await readdir(root)).sort()).toEqual(['1', '2', 'current.json'])
  expect((await reconcileEditionsFolder(root)).pointer).toEqual(pointer)
})

test('an edition that did not arrive whole is refused and leaves the last one in place', async () => {
  const last = await writeEdition(root, await ours(1))
  const edition = await ours(2)
  const { digest } = addEditionManifest(edition).pointer
  edition.files.delete('news.json')
  await expect(copyEdition(root, edition, digest)).rejects.toThrow('did not arrive whole')
  expect((await reconcileEditionsFolder(root)).pointer).toEqual(last)
})

test('publishing and taking over at the same time leave one whole edition', async () => {
  await Promise.all([writeEdition(root, await ours(2)), take(await theirs(2)), take(await theirs(2))])
  const { pointer, damaged, removed } = await reconcileEditionsFolder(root)
  expect({ damaged, removed }).toEqual({ damaged: [], removed: [] })
  expect(pointer).toEqual(addEditionManifest(await theirs(2)).pointer)
})
