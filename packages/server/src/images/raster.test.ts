import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { detectPictureFormat, resizePicture } from './raster.ts'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 80, b: 90 } } })

const jpeg = (width: number, height: number) => drawn(width, height).jpeg().toBuffer()

/** Returns a PNG file whose header states the given size in pixels, but which contains only a few bytes. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    // The checksum may be zero, because the size is checked before the checksum.
    return Buffer.concat([length, body, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>'

describe('a picture comes out', () => {
  test.each(['avif', 'webp'] as const)('as %s, no wider than requested', async (format) => {
    const made = await resizePicture(await jpeg(2000, 1000), 640, format)
    const { width, height, format: is } = await sharp(made).metadata()
    expect({ width, height }).toEqual({ width: 640, height: 320 })
    expect(is).toBe(format === 'avif' ? 'heif' : 'webp')
  })

  test.each([
    [2560, 1440, true],
    [3000, 2000, false],
    [7900, 5000, false],
  ])(
    'row 12, M5: of an AVIF of %i × %i, only where it takes less than 100 MB: %s',
    async (width, height, isMade) => {
      const bytes = await drawn(width, height).avif({ quality: 1, effort: 0 }).toBuffer()
      expect(bytes.length).toBeLessThan(2000)
      const before = process.resourceUsage().maxRSS
      expect((await resizePicture(bytes, 640, 'webp')) !== undefined).toBe(isMade)
      expect(process.resourceUsage().maxRSS - before).toBeLessThan(100 * 1024)
    },
  )

  test('never enlarged', async () => {
    const made = await resizePicture(await jpeg(200, 100), 1280, 'webp')
    expect((await sharp(made).metadata()).width).toBe(200)
  })

  test('turned as its camera says, and without what the camera wrote', async () => {
    const bytes = await drawn(200, 100)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const made = (await resizePicture(bytes, 320, 'webp')) ?? Buffer.alloc(0)
    const { width, height, exif } = await sharp(made).metadata()
    expect({ width, height, exif }).toEqual({ width: 100, height: 200, exif: undefined })
    expect(made.includes('Somebody')).toBe(false)
  })

  test.each(['png', 'webp', 'avif', 'jpeg'] as const)('of %s', async (format) => {
    const bytes = await drawn(64, 64).toFormat(format).toBuffer()
    expect(await resizePicture(bytes, 320, 'webp')).toBeInstanceOf(Buffer)
  })

  test('without what was hidden behind its pixels', async () => {
    const bytes = Buffer.concat([await jpeg(64, 64), Buffer.from('<script>alert(1)</script>')])
    const made = await resizePicture(bytes, 320, 'webp')
    expect(made?.includes('script')).toBe(false)
  })
})

describe('row 12: no picture is', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['an SVG', () => Buffer.from(SVG)],
    [
      'an SVG behind the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => drawn(64, 64).gif().toBuffer()],
    ['a GIF that is also JavaScript', () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//'.padEnd(200))],
    ['a TIFF', () => drawn(64, 64).tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj'.padEnd(200))],
    ['1 × 60,000 pixels', () => drawn(1, 60_000).png().toBuffer()],
    ['60,000 × 20 pixels', () => pngHeader(60_000, 20)],
    ['100,000 × 100,000 pixels', () => pngHeader(100_000, 100_000)],
    ['7,000 × 7,000 pixels', () => pngHeader(7000, 7000)],
    ['a tracking pixel', () => drawn(1, 1).png().toBuffer()],
    ['a JPEG cut short', async () => (await jpeg(900, 900)).subarray(0, 700)],
    ['nothing', () => Buffer.alloc(0)],
    ['a few bytes', () => Buffer.from([0xff, 0xd8])],
    ['zeros', () => Buffer.alloc(5000)],
  ])('%s', async (_name, bytes) => {
    expect(await resizePicture(await bytes(), 320, 'webp')).toBeUndefined()
  })
})

test('the format is detected from the first bytes', async () => {
  expect(detectPictureFormat(await jpeg(20, 20))).toBe('jpeg')
  expect(detectPictureFormat(await drawn(20, 20).avif().toBuffer())).toBe('heif')
  expect(detectPictureFormat(Buffer.from(SVG))).toBeUndefined()
})
