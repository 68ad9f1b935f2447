import { expect, test } from 'vitest'
import { isGif, isRealImage, PLACEHOLDER_IMAGE, primaryImage } from './image.ts'

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
  expect(isRealImage(PLACEHOLDER_IMAGE)).toBe(false)
  expect(isRealImage('https://a.example/Placeholder-2.jpg')).toBe(false)
  expect(isRealImage('')).toBe(false)
  expect(isRealImage(null)).toBe(false)
  expect(isRealImage('https://a.example/x.jpg')).toBe(true)
})

test('CA-05 the first still picture is the primary one', () => {
  const image = (url: string) => ({ type: 'image' as const, url })
  const media = [
    { type: 'video' as const, url: 'v' },
    image('https://a.example/x.gif'),
    image('https://a.example/y.jpg'),
  ]
  expect(primaryImage(media)?.url).toBe('https://a.example/y.jpg')
})
