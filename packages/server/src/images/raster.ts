import sharp from 'sharp'
import type { ImageFormat, ImageWidth } from './image-address.ts'

/** The maximum number of pixels of a publisher's picture; more would need too much memory. */
const MAX_PIXELS = 40_000_000
/**
 * The maximum number of pixels of an AVIF picture. AVIF is decoded as a whole, with 18 bytes per pixel
 * (measured: 40 million pixels need 705 MB, from a file of 1,287 bytes); other formats are decoded in strips,
 * with at most 4 bytes per pixel. Publishers make AVIF pictures for web pages, which are smaller than this
 * limit.
 */
const MAX_AVIF_PIXELS = 5_000_000
/**
 * The minimum width and height of a publisher's picture, in pixels. Smaller pictures are tracking pixels or
 * lines.
 */
const MIN_SIDE = 16
/** Maximum ratio of the sides; more extreme pictures are lines or attacks. */
const MAX_RATIO = 8
const MAX_SECONDS = 10
/**
 * How pictures are encoded: with good quality for photographs at our widths. Measured by reducing a picture
 * of 1280 × 720 pixels to a width of 640 pixels as AVIF: effort 0 takes 67 ms and 20.1 KB; with half the
 * colour resolution, effort 1 takes 117 ms and 16.1 KB, and effort 2 takes 205 ms and 15.5 KB. The time
 * matters because a front page has twenty pictures, and its first reader waits for them. At quality 46 a
 * picture is a sixth smaller than at quality 50.
 */
const ENCODING = {
  avif: { quality: 46, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 75, effort: 2 },
} as const satisfies Record<ImageFormat, object>

/**
 * Functions that recognise the supported formats by the first bytes of a file. All of these formats contain
 * only pixels; SVG, GIF and formats that can contain scripts are excluded.
 */
const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  png: (bytes) => bytes.readUInt32BE(0) === 0x89504e47 && bytes.readUInt32BE(4) === 0x0d0a1a0a,
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  heif: (bytes) =>
    bytes.toString('latin1', 4, 8) === 'ftyp' && /^avi[fs]$/.test(bytes.toString('latin1', 8, 12)),
}

/** Returns the format of a picture by its first bytes, whatever its declared type; undefined if unsupported. */
export function detectPictureFormat(bytes: Buffer): string | undefined {
  if (bytes.length < MIN_SIDE) return undefined
  return Object.keys(SIGNATURES).find((format) => SIGNATURES[format]?.(bytes))
}

/** Whether the picture's header agrees with its first bytes, and has plausible dimensions. */
async function isPicture(bytes: Buffer): Promise<boolean> {
  const format = detectPictureFormat(bytes)
  if (!format) return false
  const { format: decoded, width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const maxPixels = format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS
  return decoded === format && short >= MIN_SIDE && long / short <= MAX_RATIO && width * height <= maxPixels
}

/**
 * Decodes a picture and encodes it again, no wider than requested and never enlarged: the result is pixels,
 * without metadata and without anything hidden in the file.
 *
 * @returns undefined if the bytes aren't a supported picture: another format, damaged, too many pixels,
 * implausible dimensions
 */
export async function resizePicture(
  bytes: Buffer,
  width: ImageWidth,
  format: ImageFormat,
): Promise<Buffer | undefined> {
  try {
    if (!(await isPicture(bytes))) return undefined
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, ENCODING[format])
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
  } catch {
    // The library throws if anything is wrong with the file, which is then unusable as a picture.
    return undefined
  }
}

/**
 * Configures the picture library: one thread per picture, because several are processed in parallel, and no
 * cache, because each is processed once.
 */
export function configureImageLibrary(): void {
  sharp.concurrency(1)
  sharp.cache(false)
}
