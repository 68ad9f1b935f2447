import { isGif, isNonPlaceholderImage } from '@plainwire/domain/article'
import type { ArticleMedia } from '@plainwire/domain/contract'
import type { MediaItem } from '@plainwire/domain/feed'

/** Converts a publisher's image URL to a path of our image proxy. */
export type ImageUrlSigner = (url: string) => string

/** The maximum number of pictures per source; a hostile page could have thousands. */
const MAX_IMAGES_PER_SOURCE = 10
/**
 * Maximum length of an image URL in characters; longer ones are tracking or attacks, and servers refuse them
 * anyway.
 */
const MAX_IMAGE_URL_CHARACTERS = 2000
const MAX_ALT_CHARACTERS = 300
/** Narrower pictures are icons or tracking pixels. In pixels, as stated by the publisher. */
const MIN_WIDTH = 200

/** Whether a URL is http or https, so that readers or the proxy may be sent to it. */
export function isHttpUrl(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}

function isPublishable({ type, url, width }: MediaItem): boolean {
  const isPicture = type === 'image' && isNonPlaceholderImage(url) && !isGif(url)
  return (
    isPicture && url.length <= MAX_IMAGE_URL_CHARACTERS && isHttpUrl(url) && !(width && width < MIN_WIDTH)
  )
}

/**
 * Returns an article's still pictures as paths of our proxy, the first one primary. GIFs must be removed
 * here, because a signed path doesn't show the type of the picture. Video and audio are left out: the page
 * never contacts another host.
 */
export function toNewsMedia(media: readonly MediaItem[], signImage: ImageUrlSigner): ArticleMedia[] {
  const byUrl = new Map(media.filter(isPublishable).map((medium) => [medium.url, medium]))
  return Array.from(byUrl.values(), ({ url, alt }, index) => ({
    type: 'image' as const,
    url: signImage(url),
    is_primary: index === 0,
    alt: alt?.slice(0, MAX_ALT_CHARACTERS) ?? '',
  })).slice(0, MAX_IMAGES_PER_SOURCE)
}
