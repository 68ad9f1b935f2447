import type { MediaItem } from '@plainwire/domain/feed'
import { type LinkContext, toWebUrl } from '../../link/web-url.ts'
import { truncateText } from '../../text/cut-text.ts'
import { toPlainTitle } from '../../text/title-text.ts'

const MAX_MEDIA = 20
const MAX_ALT = 300
/** Minimum width and height of a picture, in pixels; smaller ones are tracking pixels and icons. */
const MIN_PIXELS = 3

const ENDINGS: [type: MediaItem['type'], endings: RegExp][] = [
  ['image', /\.(?:jpe?g|png|gif|webp|avif)$/i],
  ['video', /\.(?:mp4|m4v|mov|webm|m3u8|flv|avi|wmv)$/i],
  ['audio', /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
]

/** URLs of tracking pixels. */
const COUNTER =
  /\/\/(?:[\w-]+\.)*(?:feedburner\.com\/~|feedsportal\.com\/|doubleclick\.net\/|scorecardresearch\.com\/|pixel\.wp\.com\/|stats\.wordpress\.com\/|b\.gif|gravatar\.com\/)|[/.](?:pixel|beacon|tracker)\b/i

/** A medium as written in the feed. */
export interface RawMedia {
  url: string
  base: string
  /** The MIME type or kind of medium, as written. */
  type: string
  alt: string
  width: string
  height: string
  /** The assumed kind if neither the type nor the file extension shows it. */
  otherwise: MediaItem['type']
}

/** The kind of a medium. SVG isn't a picture, because it can contain scripts. */
function typeOf({ type, otherwise }: RawMedia, url: string): MediaItem['type'] {
  const path = url.replace(/[?#].*$/, '')
  const mimeType = type.trim().toLowerCase()
  if (mimeType.includes('svg') || /\.svgz?$/i.test(path)) return 'other'
  const [family = ''] = mimeType.split('/')
  if (family === 'image' || family === 'video' || family === 'audio') return family
  const byEnding = ENDINGS.find(([, ending]) => ending.test(path))?.[0]
  if (byEnding) return byEnding
  return mimeType === '' || mimeType === 'document' || mimeType === 'application/octet-stream'
    ? otherwise
    : 'other'
}

function pixels(text: string): number | undefined {
  const number = Number.parseInt(text, 10)
  return number > 0 && number < 100_000 ? number : undefined
}

function isDecoration({ width, height }: RawMedia, url: string): boolean {
  const isTiny = Number.parseInt(width, 10) < MIN_PIXELS || Number.parseInt(height, 10) < MIN_PIXELS
  return isTiny || COUNTER.test(url)
}

/**
 * Validates the media of a feed: web URLs only, without duplicates and tracking pixels, sizes in pixels. The
 * order is preserved; if a URL occurs several times, the first occurrence counts and later ones fill in missing
 * values.
 */
export function normaliseMediaItems(raw: Iterable<RawMedia>, context: LinkContext): MediaItem[] {
  const list = new Map<string, MediaItem>()
  for (const item of raw) {
    if (list.size >= MAX_MEDIA) break
    const url = toWebUrl(item.url, { base: item.base === '' ? context.base : item.base, home: context.home })
    if (url === undefined || isDecoration(item, url)) continue
    const alt = truncateText(toPlainTitle(item.alt.slice(0, 5_000)), MAX_ALT)
    const [width, height] = [pixels(item.width), pixels(item.height)]
    const known = list.get(url)
    const medium: MediaItem = known ?? { url, type: typeOf(item, url) }
    if (medium.alt === undefined && alt !== '') medium.alt = alt
    if (medium.width === undefined && width !== undefined) medium.width = width
    if (medium.height === undefined && height !== undefined) medium.height = height
    list.set(url, medium)
  }
  return [...list.values()]
}
