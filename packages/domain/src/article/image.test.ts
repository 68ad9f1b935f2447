import { expect, test } from 'vitest'
import { isGif, isNonPlaceholderImage, PLACEHOLDER_IMAGE } from './image.ts'

test.each([
  ['https://a.example/x.gif', true],
  ['https://a.example/x.GIF?w=1', true],
  ['https://a.example/x?format=gif&w=2', true],
  ['https://a.example/gift.jpg', false],
  ['https://a.example/x.gif.jpg', false],
])('CA-05 %s is a GIF: %s', (url, expected) => {
  expect(isGif(url)).toBe(expected)
})

test('CA-05 the placeholder and addresses that contain the word are no real images', () => {
  expect(isNonPlaceholderImage(PLACEHOLDER_IMAGE)).toBe(false)
  expect(isNonPlaceholderImage('https://a.example/Placeholder-2.jpg')).toBe(false)
  expect(isNonPlaceholderImage('')).toBe(false)
  expect(isNonPlaceholderImage(null)).toBe(false)
  expect(isNonPlaceholderImage('https://a.example/x.jpg')).toBe(true)
})
