import type { Media } from '@plainwire/domain/feed'
import { type LinkContext, webUrl } from '../link/web-url.ts'
import { cutText } from '../text/cut-text.ts'
import { titleText } from '../text/title-text.ts'

const MAX_MEDIA = 20
const MAX_ALT = 300
/** Smaller pictures are counters and icons. Pixels. */
const MIN_PIXELS = 3

const ENDINGS: [type: Media['type'], endings: RegExp][] = [
  ['image', /\.(?:jpe?g|png|gif|webp|avif)$/i],
  ['video', /\.(?:mp4|m4v|mov|webm|m3u8|flv|avi|wmv)$/i],
  ['audio', /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
]

/** Addresses that count readers and show nothing. */
const COUNTER =
  /\/\/(?:[\w-]+\.)*(?:feedburner\.com\/~|feedsportal\.com\/|doubleclick\.net\/|scorecardresearch\.com\/|pixel\.wp\.com\/|stats\.wordpress\.com\/|b\.gif|gravatar\.com\/)|[/.](?:pixel|beacon|tracker)\b/i

/** A medium as the feed writes it. */
export interface RawMedia {
  url: string
  base: string
  /** MIME type or the medium's name, as written. */
  type: string
  alt: string
  width: string
  height: string
  /** The type to assume if neither its own type nor its extension gives one. */
  otherwise: Media['type']
}

/** SVG is a document that can hold scripts: it is never shown as a picture. */
function typeOf({ type, otherwise }: RawMedia, url: string): Media['type'] {
  const path = url.replace(/[?#].*$/, '')
  const said = type.trim().toLowerCase()
  if (said.includes('svg') || /\.svgz?$/i.test(path)) return 'other'
  const [family = ''] = said.split('/')
  if (family === 'image' || family === 'video' || family === 'audio') return family
  const byEnding = ENDINGS.find(([, ending]) => ending.test(path))?.[0]
  if (byEnding) return byEnding
  return said === '' || said === 'document' || said === 'application/octet-stream' ? otherwise : 'other'
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
 * Validates and cleans the media of a feed: web addresses only, without duplicates and tracking pixels, sizes
 * in pixels. The order of the feed is preserved; of one address the first mention wins and later ones fill
 * its gaps.
 */
export function mediaList(raw: Iterable<RawMedia>, context: LinkContext): Media[] {
  const list = new Map<string, Media>()
  for (const item of raw) {
    if (list.size >= MAX_MEDIA) break
    const url = webUrl(item.url, { base: item.base === '' ? context.base : item.base, home: context.home })
    if (url === undefined || isDecoration(item, url)) continue
    const alt = cutText(titleText(item.alt.slice(0, 5_000)), MAX_ALT)
    const [width, height] = [pixels(item.width), pixels(item.height)]
    const known = list.get(url)
    const medium: Media = known ?? { url, type: typeOf(item, url) }
    if (medium.alt === undefined && alt !== '') medium.alt = alt
    if (medium.width === undefined && width !== undefined) medium.width = width
    if (medium.height === undefined && height !== undefined) medium.height = height
    list.set(url, medium)
  }
  return [...list.values()]
}
