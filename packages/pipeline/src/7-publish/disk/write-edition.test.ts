import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_RETAINED_EDITIONS } from '@plainwire/domain/edition'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildEditionFiles } from '../edition-files.ts'
import { anEdition } from '../testing/example-edition.ts'
import { readCompleteEditionPointer, readEditionPointer } from './edition-folder.ts'
import { reconcileEditionsFolder } from './reconcile.ts'
import { writeEdition } from './write-edition.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'editions-'))
})
afterEach(() => rm(root, { recursive: true }))

const publish = async (number: number) => writeEdition(root, await buildEditionFiles(anEdition({ number })))

describe('writing an edition', () => {
  test('leaves a complete folder and a pointer to it', async () => {
    const pointer = await publish(1)
    expect(await readEditionPointer(root)).toEqual(pointer)
    expect(await readCompleteEditionPointer(root, 1)).toEqual(pointer)
    expect(pointer).toMatchObject({ number: 1, content: 'live', stories: 1 })
  })

  test('twice changes nothing', async () => {
    expect(await publish(1)).toEqual(await publish(1))
  })

  test('refuses a number that is not greater than the served one', async () => {
    await publish(2)
    await expect(publish(1)).rejects.toThrow('edition 2 already is')
    expect(await readEditionPointer(root)).toMatchObject({ number: 2 })
  })

  test('replaces what an interrupted run left under its number', async () => {
    await publish(1)
    await mkdir(join(root, '2'))
    await mkdir(join(root, '2.tmp', 'translations'), { recursive: true })
    expect(await publish(2)).toMatchObject({ number: 2 })
    expect(await readCompleteEditionPointer(root, 2)).toBeDefined()
  })

  test('retains the last 24', async () => {
    for (let number = 1; number <= MAX_RETAINED_EDITIONS + 3; number += 1) await publish(number)
    const folders = (await readdir(root)).filter((name) => name !== 'current.json')
    expect(folders.map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: MAX_RETAINED_EDITIONS }, (_, index) => index + 4),
    )
  })
})

describe('order at start', () => {
  test('an empty folder has no edition', async () => {
    expect(await reconcileEditionsFolder(join(root, 'new'))).toEqual({
      pointer: undefined,
      removed: [],
      damaged: [],
    })
  })

  test('removes unfinished work', async () => {
    const pointer = await publish(1)
    await mkdir(join(root, '2.tmp'))
    await writeFile(join(root, 'current.json.tmp'), '{"number"')
    expect(await reconcileEditionsFolder(root)).toMatchObject({
      pointer,
      removed: ['2.tmp', 'current.json.tmp'],
    })
    expect((await readdir(root)).sort()).toEqual(['1', 'current.json'])
  })

  test('row 32: goes forward to an edition that was complete before its pointer was written', async () => {
    await publish(1)
    const first = await readEditionPointer(root)
    await publish(2)
    await writeFile(join(root, 'current.json'), JSON.stringify(first))
    expect((await reconcileEditionsFolder(root)).pointer).toMatchObject({ number: 2 })
    expect(await readEditionPointer(root)).toMatchObject({ number: 2 })
  })

  test.each([
    ['a file cut short', (folder: string) => truncate(join(folder, 'news.json'), 10)],
    ['a file missing', (folder: string) => rm(join(folder, 'stories.jsonl.gz'))],
    ['no manifest', (folder: string) => rm(join(folder, 'manifest.json'))],
    ['a manifest cut short', (folder: string) => truncate(join(folder, 'manifest.json'), 20)],
  ])('row 32: goes back to the last complete edition where the newest has %s', async (_name, damage) => {
    await publish(1)
    await publish(2)
    await damage(join(root, '2'))
    expect(await reconcileEditionsFolder(root)).toMatchObject({ pointer: { number: 1 }, damaged: [2] })
    expect(await readEditionPointer(root)).toMatchObject({ number: 1 })
  })

  test('goes back to the newest edition of the content that is wanted, and forward again', async () => {
    const live = await publish(1)
    await writeEdition(root, await buildEditionFiles(anEdition({ number: 2, content: 'sample' })))
    expect((await reconcileEditionsFolder(root, 'live')).pointer).toEqual(live)
    expect(await readEditionPointer(root)).toEqual(live)
    expect((await reconcileEditionsFolder(root, 'sample')).pointer).toMatchObject({ number: 2 })
  })

  test('if there is none of the wanted content, the newest remains', async () => {
    await publish(1)
    const newest = await publish(2)
    expect((await reconcileEditionsFolder(root, 'sample')).pointer).toEqual(newest)
  })

  test.each(['', '{', 'null', '{"number":-1}'])('repairs a pointer that reads %j', async (text) => {
    const pointer = await publish(1)
    await writeFile(join(root, 'current.json'), text)
    expect(await readEditionPointer(root)).toBeUndefined()
    expect((await reconcileEditionsFolder(root)).pointer).toEqual(pointer)
    expect(await readEditionPointer(root)).toEqual(pointer)
  })
})
