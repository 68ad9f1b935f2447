import { isGif, isRealImage } from '@plainwire/domain/article'
import type { NewsMedia } from '@plainwire/domain/contract'
import type { Media } from '@plainwire/domain/feed'

/** Turns a publisher's image address into a path of our own proxy. */
export type SignImage = (url: string) => string

/** A source's pictures beyond this many are left out: a hostile page could name thousands. */
export const MAX_IMAGES_PER_SOURCE = 10
/** Longer addresses are tracking or attacks; servers refuse them anyway. */
export const MAX_IMAGE_URL_CHARACTERS = 2000
const MAX_ALT_CHARACTERS = 300
/** Narrower pictures are icons or tracking pixels (pixels, as stated by the publisher). */
const MIN_WIDTH = 200

/** Whether it is an address that readers or the proxy may be sent to. */
export function isHttpUrl(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}

function isPublishable({ type, url, width }: Media): boolean {
  const isPicture = type === 'image' && isRealImage(url) && !isGif(url)
  return (
    isPicture && url.length <= MAX_IMAGE_URL_CHARACTERS && isHttpUrl(url) && !(width && width < MIN_WIDTH)
  )
}

/**
 * An article's still pictures behind our own proxy, the first of them primary. GIFs must be removed here: a
 * signed path no longer shows its target. Video and audio are left out: the page never contacts another host.
 */
export function toNewsMedia(media: readonly Media[], signImage: SignImage): NewsMedia[] {
  const byUrl = new Map(media.filter(isPublishable).map((medium) => [medium.url, medium]))
  return Array.from(byUrl.values(), ({ url, alt }, index) => ({
    type: 'image' as const,
    url: signImage(url),
    is_primary: index === 0,
    alt: alt?.slice(0, MAX_ALT_CHARACTERS) ?? '',
  })).slice(0, MAX_IMAGES_PER_SOURCE)
}
