import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawScene, SCENE_NAMES } from './index.ts'

test.each(SCENE_NAMES)('%s is the same for the same seed, and another for another', (name) => {
  expect(drawScene(name, 3)).toBe(drawScene(name, 3))
  expect(new Set([1, 2, 3, 4].map((seed) => drawScene(name, seed))).size).toBe(4)
})

test.each(SCENE_NAMES)('%s is drawn with numbers and plain colours only, whatever the seed', (name) => {
  for (let seed = 0; seed < 8; seed += 1) {
    const svg = drawScene(name, seed)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|e-\d/)
    expect(svg.match(/fill="(?!none|#[0-9a-f]{6}")[^"]*"/g)).toBeNull()
    expect(svg.length).toBeLessThan(120_000)
  }
})

test.each(SCENE_NAMES)('%s fills the sheet with at least five tones', async (name) => {
  const { data, info } = await sharp(Buffer.from(drawScene(name, 5)))
    .resize(160)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tones = new Set<string>()
  for (let at = 0; at < data.length; at += info.channels) {
    if (info.channels === 4) expect(data[at + 3]).toBe(255)
    tones.add([data[at], data[at + 1], data[at + 2]].map((value = 0) => value >> 5).join())
  }
  expect([info.width, info.height]).toEqual([160, 90])
  expect(tones.size).toBeGreaterThan(5)
})
