/** The widths in which the image proxy serves a picture, in px. */
const PICTURE_WIDTHS = [320, 640, 1280] as const
const FALLBACK_WIDTH = 640

/**
 * Returns the value of `srcset` with every width of a picture in one format. `base` is a path of the image
 * proxy.
 */
export function buildSrcSet(base: string, format: 'avif' | 'webp'): string {
  return PICTURE_WIDTHS.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
}

/** Returns the URLs of a picture in every width, the smallest first. */
export function listPictureUrls(base: string): string[] {
  return PICTURE_WIDTHS.map((width) => `${base}/${width}.webp`)
}

/** Returns the URL of a picture for browsers without `srcset`. */
export function buildFallbackPictureUrl(base: string): string {
  return `${base}/${FALLBACK_WIDTH}.webp`
}
