import { cp, mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readCompleteEditionPointer, readEditionPointer } from './disk/edition-folder.ts'
import { reconcileEditionsFolder } from './disk/reconcile.ts'
import { writeEdition } from './disk/write-edition.ts'
import { buildEditionFiles, type EditionFiles } from './edition-files.ts'
import { anEdition } from './testing/example-edition.ts'
import { faultyDisk } from './testing/faulty-disk.ts'

vi.mock('node:fs/promises', async (importOriginal) => {
  const { simulateDiskFaults } = await import('./testing/faulty-disk.ts')
  return simulateDiskFaults(await importOriginal())
})

/** The minimum number of disk operations to test. */
const MOMENTS = 30

let base: string
let root: string
let two: EditionFiles
let moments: number[]
beforeAll(async () => {
  two = await buildEditionFiles(anEdition({ number: 2 }))
})
beforeEach(async () => {
  faultyDisk.heal()
  base = await mkdtemp(join(tmpdir(), 'disk-'))
  await writeEdition(join(base, 'first'), await buildEditionFiles(anEdition({ number: 1 })))
  await cp(join(base, 'first'), join(base, 'counted'), { recursive: true })
  faultyDisk.heal()
  await writeEdition(join(base, 'counted'), two)
  const steps = faultyDisk.steps()
  expect(steps).toBeGreaterThanOrEqual(MOMENTS)
  moments = Array.from({ length: steps }, (_, step) => step + 1)
})
afterEach(async () => {
  faultyDisk.heal()
  await rm(base, { recursive: true })
})

/** Copies the folder with edition 1, to test a fault at disk operation number `moment`. */
async function copied(moment: number): Promise<void> {
  faultyDisk.heal()
  root = join(base, String(moment))
  await cp(join(base, 'first'), root, { recursive: true })
  faultyDisk.heal()
}

async function isWhole(): Promise<number | undefined> {
  const pointer = await readEditionPointer(root)
  expect(pointer && (await readCompleteEditionPointer(root, pointer.number))).toEqual(pointer)
  return pointer?.number
}

describe('row 33: a disk that is full from some moment on', () => {
  test('leaves the last edition, which is read all the time, and the next is published once there is space', async () => {
    for (const moment of moments) {
      await copied(moment)
      faultyDisk.fillAt(moment)
      const written = await writeEdition(root, two).catch((error: NodeJS.ErrnoException) => error.code)
      expect([moment, [1, 2].includes((await isWhole()) ?? 0)]).toEqual([moment, true])
      if (written === 'ENOSPC') expect(await isWhole()).toBe(1)
      faultyDisk.heal()
      expect(await writeEdition(root, two)).toMatchObject({ number: 2 })
      expect(await isWhole()).toBe(2)
    }
    expect(moments.length).toBeGreaterThanOrEqual(MOMENTS)
  })

  test('is noticed: a write on it fails', async () => {
    await copied(1)
    faultyDisk.fillAt(1)
    await expect(writeEdition(root, two)).rejects.toMatchObject({ code: 'ENOSPC' })
  })
})

describe('row 32: after a power loss, which takes what was not synced', () => {
  test('the last edition or the new one is there, whole, from whatever moment', async () => {
    for (const moment of moments) {
      await copied(moment)
      faultyDisk.stopAt(moment)
      await writeEdition(root, two).catch(() => undefined)
      await faultyDisk.losePower()
      const { pointer, damaged } = await reconcileEditionsFolder(root)
      expect([moment, damaged]).toEqual([moment, []])
      expect([1, 2]).toContain(await isWhole())
      expect(pointer?.number).toBe(await isWhole())
    }
  })

  test('an edition that was published is there', async () => {
    await copied(0)
    await writeEdition(root, two)
    await faultyDisk.losePower()
    expect((await reconcileEditionsFolder(root)).pointer).toMatchObject({ number: 2 })
    expect(await isWhole()).toBe(2)
  })

  test('one that was not synced is lost, and one that is cut short is not whole', async () => {
    await copied(0)
    faultyDisk.ignoreSyncs()
    await writeEdition(root, two)
    await faultyDisk.losePower()
    expect((await readEditionPointer(root))?.number).toBe(1)
    await truncate(join(root, '1', 'news.json'), 10)
    expect(await readCompleteEditionPointer(root, 1)).toBeUndefined()
  })
})
