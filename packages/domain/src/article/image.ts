import type { Media } from '../feed/index.ts'

/** The stock picture shown where a story has none. */
export const PLACEHOLDER_IMAGE = '/assets/placeholder.svg'

const GIF = /\.gif(?:$|[?#])|[?&](?:format|fm)=gif\b/i

/** GIFs are left out: nearly all are animations or tracking pixels (CA-05). */
export function isGif(url: string): boolean {
  return GIF.test(url)
}

/** Whether a URL shows a picture of the story, and not a stock placeholder (CA-05). */
export function isRealImage(url: string | null | undefined): url is string {
  return Boolean(url) && url !== PLACEHOLDER_IMAGE && !url?.toLowerCase().includes('placeholder')
}

/** The first still picture among an article's media. */
export function primaryImage(media: readonly Media[]): Media | undefined {
  return media.find((medium) => medium.type === 'image' && isRealImage(medium.url) && !isGif(medium.url))
}
