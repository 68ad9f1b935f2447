/** The stock picture shown where a story has none. */
export const PLACEHOLDER_IMAGE = '/assets/placeholder.svg'

const GIF = /\.gif(?:$|[?#])|[?&](?:format|fm)=gif\b/i

/** GIFs are left out: nearly all are animations or tracking pixels. */
export function isGif(url: string): boolean {
  return GIF.test(url)
}

/** Whether a URL shows a picture of the story, and not a stock placeholder. */
export function isRealImage(url: string | null | undefined): url is string {
  return Boolean(url) && url !== PLACEHOLDER_IMAGE && !url?.toLowerCase().includes('placeholder')
}

/** Marks an address of a picture that its publisher lets nobody show large. A fragment: it never leaves for the publisher. */
const SMALL = '#small'

/** The address of a picture that is only to be shown small. */
export function smallPicture(url: string): string {
  return `${url.replace(/#.*$/s, '')}${SMALL}`
}

/** Whether a picture is only to be shown small. */
export function isSmallPicture(url: string): boolean {
  return url.endsWith(SMALL)
}
