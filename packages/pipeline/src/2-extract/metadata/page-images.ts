import { isGif, isNonPlaceholderImage } from '@plainwire/domain/article'
import type { MediaItem } from '@plainwire/domain/feed'
import type { TreeElement } from '../page-tree/tree-node.ts'
import type { JsonLdArticle } from './json-ld.ts'
import type { RawPageMetadata } from './page-facts.ts'
import { resolvePageUrl } from './page-url.ts'

/** The maximum number of pictures per article; more add nothing to a story. */
const MAX_IMAGES = 5
/** Minimum width and height of a picture, in pixels; smaller ones are icons and tracking pixels. */
const MIN_SIDE = 120
const FURNITURE =
  /(?:^|[/_.-])(logo|icon|favicon|sprite|avatar|placeholder|default|blank|spacer|pixel|tracking|badge|button|share|gravatar|headshot|author)s?(?:[/_.-]|$)/i
const NOT_PICTURES = /\.(svg|ico|js|css)(?:$|[?#])/i

function pixels(text: string | null): number | undefined {
  const number = Number.parseInt(text ?? '', 10)
  return number > 0 ? number : undefined
}

function isPicture({ url, width, height }: MediaItem): boolean {
  const path = URL.parse(url)?.pathname ?? ''
  if (isGif(url) || !isNonPlaceholderImage(url) || FURNITURE.test(path) || NOT_PICTURES.test(url))
    return false
  return (width ?? MIN_SIDE) >= MIN_SIDE && (height ?? MIN_SIDE) >= MIN_SIDE
}

function image(
  reference: string | null | undefined,
  base: string,
  about: Partial<MediaItem> = {},
): MediaItem[] {
  const url = resolvePageUrl(reference, base)
  return url ? [{ url, type: 'image', ...about }] : []
}

function graphImages({ metas }: RawPageMetadata, base: string): MediaItem[] {
  const content = (name: string) => metas.get(name) ?? null
  const about: Partial<MediaItem> = {}
  const alt = content('og:image:alt') ?? content('twitter:image:alt')
  if (alt) about.alt = alt
  const [width, height] = [pixels(content('og:image:width')), pixels(content('og:image:height'))]
  if (width) about.width = width
  if (height) about.height = height
  return [
    ...image(content('og:image:secure_url') ?? content('og:image'), base, about),
    ...image(content('twitter:image') ?? content('twitter:image:src'), base, alt ? { alt: alt } : {}),
  ]
}

function ownSource(element: TreeElement): string | null {
  const lazy = element.getAttribute('data-src') ?? element.getAttribute('data-original')
  const sets = (element.getAttribute('srcset') ?? element.getAttribute('data-srcset') ?? '').split(/,\s+/)
  const largest = sets.at(-1)?.trim().split(/\s+/)[0]
  return lazy ?? element.getAttribute('src') ?? (largest || null)
}

function bodyImages({ pictures }: RawPageMetadata, base: string): MediaItem[] {
  return pictures.flatMap((element) => {
    const about: Partial<MediaItem> = {}
    const alt = element.getAttribute('alt')?.trim()
    if (alt) about.alt = alt
    const [width, height] = [pixels(element.getAttribute('width')), pixels(element.getAttribute('height'))]
    if (width) about.width = width
    if (height) about.height = height
    return image(ownSource(element), base, about)
  })
}

/** Returns a key that is the same for all sizes of a picture: the path of its URL without sizes. */
function pictureKey(url: string): string {
  const path = URL.parse(url)?.pathname ?? url
  return path.replace(/[-_]?\d{2,4}x\d{2,4}/g, '').replace(/\/(w|h|width|height)?[_=]?\d{2,4}\//g, '/')
}

/**
 * The article's main pictures, best first: from Open Graph, structured data, then figures in the text, with
 * their alt texts.
 */
export function choosePageImages(
  facts: RawPageMetadata,
  linked: JsonLdArticle | undefined,
  base: string,
): MediaItem[] {
  const inBody = bodyImages(facts, base)
  const all = [
    ...graphImages(facts, base),
    ...(linked?.image ?? []).flatMap((reference) => image(reference, base)),
    ...inBody,
  ].filter(isPicture)
  const retained = new Map<string, MediaItem>()
  for (const candidate of all) {
    const key = pictureKey(candidate.url)
    const first = retained.get(key)
    if (!first) retained.set(key, candidate)
    else if (!first.alt && candidate.alt) retained.set(key, { ...first, alt: candidate.alt })
  }
  return [...retained.values()].slice(0, MAX_IMAGES)
}
