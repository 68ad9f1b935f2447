import sharp from 'sharp'
import type { Format, Width } from './image-address.ts'

/** More pixels would take more memory than a picture on a page justifies. */
const MAX_PIXELS = 40_000_000
/**
 * AVIF is decoded whole, at 18 bytes a pixel by measure (40 million: 705 MB, from a file of 1,287 bytes); the other formats are
 * decoded in strips, progressive ones at up to 4 bytes a pixel. What publishers send as AVIF is made for pages and smaller.
 */
const MAX_AVIF_PIXELS = 5_000_000
/** Smaller ones are tracking pixels and rules. */
const MIN_SIDE = 16
/** Longer or wider ones are rulers and attacks; no page has room for them. */
const MAX_RATIO = 8
const MAX_SECONDS = 10
/**
 * Good to the eye on photographs at these widths. Effort by measure, 1280 × 720 to 640 pixels: AVIF 67 ms and 20.1 KB at 0, with
 * colour at half the size 117 ms and 16.1 KB at 1, 205 ms and 15.5 KB at 2; a front page has twenty pictures, and its first
 * reader waits for them. Quality 46 takes a sixth less than 50: what can be sent before the first answer to it.
 */
const ENCODING = {
  avif: { quality: 46, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 75, effort: 2 },
} as const satisfies Record<Format, object>

/** How the formats that we take begin. All of them are pixels: no SVG, no GIF, nothing that can carry script. */
const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  png: (bytes) => bytes.readUInt32BE(0) === 0x89504e47 && bytes.readUInt32BE(4) === 0x0d0a1a0a,
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  heif: (bytes) =>
    bytes.toString('latin1', 4, 8) === 'ftyp' && /^avi[fs]$/.test(bytes.toString('latin1', 8, 12)),
}

/** Which of the formats that we take it is, by its first bytes; whatever its sender calls it. */
export function rasterFormat(bytes: Buffer): string | undefined {
  if (bytes.length < MIN_SIDE) return undefined
  return Object.keys(SIGNATURES).find((format) => SIGNATURES[format]?.(bytes))
}

/** Whether the picture's header agrees with its first bytes, and has plausible dimensions. */
async function isPicture(bytes: Buffer): Promise<boolean> {
  const format = rasterFormat(bytes)
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
 * @returns undefined if it isn't a supported picture: another format, damaged, too many pixels, implausible
 * dimensions
 */
export async function resized(bytes: Buffer, width: Width, format: Format): Promise<Buffer | undefined> {
  try {
    if (!(await isPicture(bytes))) return undefined
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, ENCODING[format])
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
  } catch {
    // The library throws for everything that is wrong with a file; to a publisher's picture all of it means: not usable.
    return undefined
  }
}

/** One thread per picture and no cache: several pictures are processed in parallel, and each only once. */
export function prepareRaster(): void {
  sharp.concurrency(1)
  sharp.cache(false)
}
