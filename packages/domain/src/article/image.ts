/** The path of the drawing that is shown for a story without a picture. */
export const PLACEHOLDER_IMAGE = '/assets/placeholder.svg'

const GIF = /\.gif(?:$|[?#])|[?&](?:format|fm)=gif\b/i

/** Whether a URL is that of a GIF. GIFs are not used: nearly all are animations or tracking pixels. */
export function isGif(url: string): boolean {
  return GIF.test(url)
}

/** Whether a URL shows a picture of the story, and not a stock placeholder. */
export function isNonPlaceholderImage(url: string | null | undefined): url is string {
  return Boolean(url) && url !== PLACEHOLDER_IMAGE && !url?.toLowerCase().includes('placeholder')
}

/**
 * The fragment that marks the URL of a picture that its publisher doesn't allow to be shown large. Browsers
 * don't send fragments, so the publisher never receives it.
 */
const SMALL = '#small'

/** Returns the URL of a picture, marked to be shown small only. */
export function addSmallPictureMarker(url: string): string {
  return `${url.replace(/#.*$/s, '')}${SMALL}`
}

/** Whether a picture's URL is marked to be shown small only. */
export function isSmallPicture(url: string): boolean {
  return url.endsWith(SMALL)
}
