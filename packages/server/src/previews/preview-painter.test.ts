import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ImageStore, openImageStore } from '../images/image-store.ts'
import { recordingLog, silentLog } from '../testing.ts'
import type { PreviewPictureContent } from './preview-facts.ts'
import { createLinkPreviewRenderer, type LinkPreviewRenderer } from './preview-painter.ts'

vi.setConfig({ testTimeout: 60_000 })

const FACTS: PreviewPictureContent = {
  category: 'World',
  headline: 'Bridge',
  publishers: '1 publisher',
  date: '',
}
const { log, lines } = recordingLog()
let folder: string
let store: ImageStore
let written: string[] = []
let painter: LinkPreviewRenderer

beforeEach(async () => {
  lines.length = 0
  written = []
  folder = await mkdtemp(join(tmpdir(), 'previews-'))
  const images = await openImageStore({ folder, maxBytes: 1_000_000, log: silentLog, now: () => new Date(0) })
  store = {
    ...images,
    write(name, bytes) {
      written.push(name)
      return images.write(name, bytes)
    },
  }
  painter = createLinkPreviewRenderer({ store, log })
})
afterEach(async () => {
  await painter.close()
  await rm(folder, { recursive: true })
})

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'painted',
    ({ code, retryAfterSeconds }: { code?: string; retryAfterSeconds?: number }) => [code, retryAfterSeconds],
  )

test('a picture is painted once, however many want it, and then comes from the disk', async () => {
  const pictures = await Promise.all([1, 2, 3].map(() => painter.paint(FACTS)))
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(1)
  expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect((await painter.paint({ ...FACTS })).equals(pictures[0] ?? Buffer.alloc(0))).toBe(true)
  expect(written).toHaveLength(1)
  expect(written[0]).toMatch(/^[\da-f]{40}-share\.png$/)
})

test('any other text, in any place, is another picture', async () => {
  const others = [{ category: 'W' }, { headline: 'B' }, { publishers: '2 publishers' }, { date: 'Today' }]
  for (const other of [{}, ...others, { category: 'Bridge', headline: 'World' }])
    await painter.paint({ ...FACTS, ...other })
  expect(new Set(written).size).toBe(6)
})

test('of pictures that are wanted at the same time twenty wait, and more are refused for ten seconds', async () => {
  const wanted = Array.from({ length: 22 }, (_, index) =>
    outcomeOf(painter.paint({ ...FACTS, headline: `${index}` })),
  )
  expect(await wanted[21]).toEqual(['UNAVAILABLE', 10])
  expect(lines).toEqual([])
  await painter.close()
  expect(await Promise.all(wanted)).toHaveLength(22)
})

test('a picture that can’t be painted is refused, logged, and tried again for the next who wants it', async () => {
  let isBroken = true
  const read: ImageStore['read'] = (name) =>
    isBroken ? Promise.reject(new Error('the disk is broken')) : store.read(name)
  await painter.close()
  painter = createLinkPreviewRenderer({ store: { ...store, read }, log })
  expect(await outcomeOf(painter.paint(FACTS))).toEqual(['UNAVAILABLE', 10])
  expect(lines).toEqual(['A preview could not be drawn. the disk is broken'])
  isBroken = false
  expect(await outcomeOf(painter.paint(FACTS))).toBe('painted')
})
