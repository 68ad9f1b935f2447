import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawPictures } from './draw-pictures.ts'
import { drawScene } from './draw-scene.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('each picture is drawn into a file of its own, and what nobody asks for is removed', async () => {
  await writeFile(join(folder, 'moon-1.svg'), '<svg/>')
  await drawPictures(
    [
      { scene: 'river', seed: 1 },
      { scene: 'river', seed: 2 },
      { scene: 'river', seed: 1 },
    ],
    folder,
  )
  expect((await readdir(folder)).sort()).toEqual(['river-1.svg', 'river-2.svg'])
  expect(await readFile(join(folder, 'river-2.svg'), 'utf8')).toBe(drawScene('river', 2))
})

test('a file that is as it should be is not written again; a damaged one is', async () => {
  const [kept, damaged] = ['river-1.svg', 'river-2.svg'].map((file) => join(folder, file)) as [string, string]
  const asked = [
    { scene: 'river', seed: 1 },
    { scene: 'river', seed: 2 },
  ]
  await drawPictures(asked, folder)
  const long = new Date('2020-01-01')
  await utimes(kept, long, long)
  await writeFile(damaged, '<svg')
  await drawPictures(asked, folder)
  expect((await stat(kept)).mtime).toEqual(long)
  expect(await readFile(damaged, 'utf8')).toBe(drawScene('river', 2))
})

test('a scene that nothing draws is named before anything is written', async () => {
  const asked = [
    { scene: 'river', seed: 1 },
    { scene: 'moon', seed: 1 },
  ]
  await expect(drawPictures(asked, folder)).rejects.toThrow("Nothing draws the scene 'moon'.")
  expect(await readdir(folder)).toEqual([])
})
