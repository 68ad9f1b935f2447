import { createHmac, timingSafeEqual } from 'node:crypto'
import { IMAGES_PATH } from '@plainwire/domain/addresses'

/** The three widths of pictures that pages use, in pixels. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const
const FORMATS = ['avif', 'webp'] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]
export type ImageFormat = (typeof FORMATS)[number]

/**
 * The length of a signature, in bytes. 128 of the 256 bits of HMAC-SHA256 are enough that a signature can't
 * be guessed, and make paths shorter.
 */
const SIGNATURE_BYTES = 16
/** The maximum length of a picture's URL in base64, in characters. */
const MAX_ENCODED_CHARACTERS = 4000

function signatureOf(encoded: string, key: string): Buffer {
  return createHmac('sha256', key).update(encoded).digest().subarray(0, SIGNATURE_BYTES)
}

/**
 * Returns a function that converts a publisher's image URL to a path of our proxy, without width and format.
 * The path is signed, so that the proxy can't be used to fetch anything that we didn't publish. Throws
 * without a key.
 */
export function createImageSigner(keys: string | readonly string[]): (url: string) => string {
  const [key] = [keys].flat()
  if (!key) throw new Error('The image proxy has no key to sign with.')
  return (url) => {
    const encoded = Buffer.from(url).toString('base64url')
    return `${IMAGES_PATH}/${signatureOf(encoded, key).toString('base64url')}/${encoded}`
  }
}

/**
 * Returns the image URL in a proxy path; undefined if its signature is invalid. Signatures are compared in
 * constant time.
 */
export function verifySignedUrl(
  signature: string,
  encoded: string,
  keys: readonly string[],
): string | undefined {
  const given = Buffer.from(signature, 'base64url')
  // Only the canonical base64url form of a signature is accepted: with other forms of the same signature,
  // caches would store one picture under several URLs.
  const isCanonical = given.toString('base64url') === signature
  if (given.length !== SIGNATURE_BYTES || !isCanonical || encoded.length > MAX_ENCODED_CHARACTERS)
    return undefined
  // Every key is tried, so that the time taken doesn't reveal which one matches.
  const fits = keys.filter((key) => timingSafeEqual(signatureOf(encoded, key), given))
  return fits.length > 0 ? Buffer.from(encoded, 'base64url').toString('utf8') : undefined
}

/** Parses the width and format of a file name such as '640.webp'; undefined for any other width or format. */
export function parseImageVariant(name: string): { width: ImageWidth; format: ImageFormat } | undefined {
  const width = IMAGE_WIDTHS.find((candidate) => name.startsWith(`${candidate}.`))
  const format = FORMATS.find((candidate) => name === `${width}.${candidate}`)
  return width && format && { width, format }
}
