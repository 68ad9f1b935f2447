import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createImageSigner, parseImageVariant, verifySignedUrl } from './image-address.ts'

const parts = (path: string) => path.split('/').slice(2)

describe('a signed address', () => {
  test('leads back to the publisher’s picture, whatever it is spelt like', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        const path = createImageSigner('key')(url)
        expect(path).toMatch(/^\/images\/[\w-]{22}\/[\w-]+$/)
        const [signature = '', encoded = ''] = parts(path)
        expect(verifySignedUrl(signature, encoded, ['key'])).toBe(url)
      }),
    )
  })

  test('is refused when anything about it was changed', () => {
    const [signature = '', encoded = ''] = parts(createImageSigner('key')('https://x.example/a.jpg'))
    const other = Buffer.from('https://x.example/b.jpg').toString('base64url')
    expect(verifySignedUrl(signature, other, ['key'])).toBeUndefined()
    expect(verifySignedUrl(signature, encoded, ['other key'])).toBeUndefined()
    expect(verifySignedUrl(signature.slice(0, -2), encoded, ['key'])).toBeUndefined()
    expect(verifySignedUrl('', encoded, ['key'])).toBeUndefined()
    // Other base64 texts that decode to the same signature are refused.
    expect(verifySignedUrl(`${signature}==`, encoded, ['key'])).toBeUndefined()
    expect(verifySignedUrl(` ${signature}`, encoded, ['key'])).toBeUndefined()
    const last = signature.at(-1) ?? ''
    const others = ['A', 'B', 'Q', 'R', 'g', 'h', 'w', 'x'].filter((letter) => letter !== last)
    for (const letter of others) {
      expect(verifySignedUrl(signature.slice(0, -1) + letter, encoded, ['key'])).toBeUndefined()
    }
    expect(verifySignedUrl(signature, 'x'.repeat(4001), ['key'])).toBeUndefined()
    expect(verifySignedUrl(signature, encoded, [])).toBeUndefined()
  })

  test('of an older key holds until that key is removed', () => {
    const [signature = '', encoded = ''] = parts(createImageSigner(['old'])('https://x.example/a.jpg'))
    expect(verifySignedUrl(signature, encoded, ['new', 'old'])).toBe('https://x.example/a.jpg')
    expect(verifySignedUrl(signature, encoded, ['new'])).toBeUndefined()
  })

  test('needs a key', () => {
    expect(() => createImageSigner([])).toThrow('no key')
    expect(() => createImageSigner('')).toThrow('no key')
  })
})

test.each([
  ['320.avif', { width: 320, format: 'avif' }],
  ['1280.webp', { width: 1280, format: 'webp' }],
  ['321.webp', undefined],
  ['320.png', undefined],
  ['0320.webp', undefined],
  ['320.webp.svg', undefined],
  ['99999999.avif', undefined],
  ['', undefined],
])('of the variant %j we read %j', (name, expected) => {
  expect(parseImageVariant(name)).toEqual(expected)
})
