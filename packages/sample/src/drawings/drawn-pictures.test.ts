import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anEvent } from '../content/sample-fixture.ts'
import { getDrawingFileName, listRequiredDrawings } from './drawing-file.ts'
import { createPictureRenderer } from './drawn-pictures.ts'

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540"><rect width="960" height="540" fill="${colour}"/></svg>`
const image = (seed = 1) => ({ scene: 'river', seed, alt: 'A lock' })
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-drawn-'))
  await writeFile(join(folder, 'river-1.svg'), drawing('#224466'))
})
afterEach(() => rm(folder, { recursive: true }))

test.each([
  ['image/jpeg', 'jpeg', 960, 540],
  ['image/png', 'png', 960, 540],
  ['image/webp', 'webp', 960, 540],
  ['image/gif', 'gif', 480, 270],
])('a picture of the type %s is a %s of %i × %i pixels', async (type, format, width, height) => {
  const bytes = await createPictureRenderer(folder).picture(image(), type)
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height })
})

test('a picture is rendered once for each type, and a new renderer renders it again', async () => {
  const renderer = createPictureRenderer(folder)
  const [first, other] = [renderer.picture(image(), 'image/png'), renderer.picture(image(), 'image/jpeg')]
  expect(renderer.picture(image(), 'image/png')).toBe(first)
  expect(await other).not.toEqual(await first)
  await writeFile(join(folder, 'river-1.svg'), drawing('#ff0000'))
  expect(await renderer.picture(image(), 'image/png')).toBe(await first)
  expect(await createPictureRenderer(folder).picture(image(), 'image/png')).not.toEqual(await first)
})

test('a drawing that was missing is rendered once it is there', async () => {
  const renderer = createPictureRenderer(folder)
  await expect(renderer.picture(image(2), 'image/png')).rejects.toThrow('river-2.svg')
  await writeFile(join(folder, 'river-2.svg'), drawing('#ff0000'))
  expect(await sharp(await renderer.picture(image(2), 'image/png')).metadata()).toMatchObject({
    format: 'png',
  })
})

test('the drawings of events are those with a scene, each once, by scene and seed', () => {
  const events = [
    anEvent([
      { image: { scene: 'river', seed: 1, alt: 'A lock' } },
      { image: { kind: 'missing', alt: 'A lock' } },
      { image: null },
    ]),
    anEvent([
      { image: { kind: 'gif', scene: 'river', seed: 1, alt: 'The same' } },
      { image: { scene: 'river', seed: 2, alt: 'Another' } },
      { image: { scene: 'sea', seed: 1, alt: 'The sea' } },
    ]),
  ]
  expect(listRequiredDrawings(events).map(getDrawingFileName)).toEqual([
    'river-1.svg',
    'river-2.svg',
    'sea-1.svg',
  ])
  expect(listRequiredDrawings([])).toEqual([])
})
