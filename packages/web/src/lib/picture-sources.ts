/** The widths in which the image proxy gives a picture. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const
const FALLBACK_WIDTH = 640

/** Every width of a picture in one format, as `srcset` wants it. `base` is a path of the image proxy. */
export function srcSet(base: string, format: 'avif' | 'webp'): string {
  return PICTURE_WIDTHS.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
}

/** Every width of a picture as one file, the smallest first. */
export function pictureSources(base: string): string[] {
  return PICTURE_WIDTHS.map((width) => `${base}/${width}.webp`)
}

/** The single file for browsers without `srcset`. */
export function fallbackSource(base: string): string {
  return `${base}/${FALLBACK_WIDTH}.webp`
}
