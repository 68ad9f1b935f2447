import { expect, test } from 'vitest'
import { buildFallbackPictureUrl, buildSrcSet } from './picture-sources.ts'

test('a picture comes in three widths and two formats', () => {
  expect(buildSrcSet('/images/a', 'avif')).toBe(
    '/images/a/320.avif 320w, /images/a/640.avif 640w, /images/a/1280.avif 1280w',
  )
  expect(buildFallbackPictureUrl('/images/a')).toBe('/images/a/640.webp')
})
