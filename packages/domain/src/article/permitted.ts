import type { MediaItem } from '../feed/index.ts'
import type { Article } from './article.ts'
import { addSmallPictureMarker } from './image.ts'
import type { RightsReservation } from './reserved.ts'

const has = ({ reserved }: Pick<Article, 'reserved'>, ...signals: RightsReservation[]) =>
  signals.some((signal) => reserved?.signals.includes(signal))

/**
 * Whether an article may only be listed with its headline and its link, because its publisher reserves data
 * mining or use by AI.
 */
export function isLimitedToHeadline(article: Pick<Article, 'reserved'>): boolean {
  return has(article, 'mining', 'ai')
}

/**
 * Whether our texts may be based on an article at a given moment: its publisher reserves neither data mining
 * nor use by AI, and the article hasn't expired.
 */
export function isUsableAsTextSource(article: Pick<Article, 'reserved'>, now: Date): boolean {
  const expiresAt = article.reserved?.expiresAt
  const isExpired = expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime()
  return !isExpired && !isLimitedToHeadline(article)
}

/**
 * The beginning of a text, at most `most` characters long: as many whole sentences as fit, or as many whole
 * words if not even one sentence does.
 */
function beginning(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const sentence = /^[\s\S]*[.!?]["'”’»]?(?=\s)/.exec(cut)?.[0]
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))
  return (sentence ?? words).slice(0, most).trimEnd().toWellFormed()
}

/**
 * The summary and text of an article that its publisher permits us to use. If the number of characters is
 * limited, both are set to the same beginning of the text, so that no more text is used than permitted.
 */
function permittedWords({ reserved, summary, text }: Article): Pick<Article, 'summary' | 'text'> {
  const most = has({ reserved }, 'nosnippet', 'mining', 'ai') ? 0 : reserved?.maxCharacters
  if (most === undefined) return { summary, text }
  const words = beginning(text || summary, most)
  return { summary: words, text: words }
}

function permittedMedia(article: Article): MediaItem[] {
  if (has(article, 'no-picture', 'mining', 'ai')) return []
  if (!has(article, 'small-picture')) return article.media
  return article.media.map((medium) =>
    medium.type === 'image' ? { ...medium, url: addSmallPictureMarker(medium.url) } : medium,
  )
}

/**
 * Returns an article without the parts that its publisher reserves. It is called before an article is stored,
 * so that these parts are never stored. The headline and the link always remain.
 */
export function removePublisherReservedParts<One extends Article>(article: One): One {
  if (!article.reserved) return article
  return {
    ...article,
    ...permittedWords(article),
    media: permittedMedia(article),
  }
}
