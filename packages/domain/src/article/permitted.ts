import type { Media } from '../feed/index.ts'
import type { Article } from './article.ts'
import { smallPicture } from './image.ts'
import type { Reservation } from './reserved.ts'

const has = ({ reserved }: Pick<Article, 'reserved'>, ...signals: Reservation[]) =>
  signals.some((signal) => reserved?.signals.includes(signal))

/** Whether nothing but its headline and its link may be used, and those only to list it. */
export function isListedOnly(article: Pick<Article, 'reserved'>): boolean {
  return has(article, 'mining', 'ai')
}

/** Whether our text may be made from an article now. */
export function isQuotable(article: Pick<Article, 'reserved'>, now: Date): boolean {
  const expiresAt = article.reserved?.expiresAt
  const isExpired = expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime()
  return !isExpired && !isListedOnly(article)
}

/** The beginning of a text: whole sentences where one fits, else whole words. */
function beginning(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const sentence = /^[\s\S]*[.!?]["'”’»]?(?=\s)/.exec(cut)?.[0]
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))
  return (sentence ?? words).slice(0, most).trimEnd().toWellFormed()
}

/** The text and summary that may be used: the same beginning for both, so that together they give no more. */
function permittedWords({ reserved, summary, text }: Article): Pick<Article, 'summary' | 'text'> {
  const most = has({ reserved }, 'nosnippet', 'mining', 'ai') ? 0 : reserved?.maxCharacters
  if (most === undefined) return { summary, text }
  const words = beginning(text || summary, most)
  return { summary: words, text: words }
}

function permittedMedia(article: Article): Media[] {
  if (has(article, 'no-picture', 'mining', 'ai')) return []
  if (!has(article, 'small-picture')) return article.media
  return article.media.map((medium) =>
    medium.type === 'image' ? { ...medium, url: smallPicture(medium.url) } : medium,
  )
}

/**
 * An article with nothing in it that its publisher reserves: what may not be used isn't stored either. Its headline and its
 * link always remain.
 */
export function permitted<One extends Article>(article: One): One {
  if (!article.reserved) return article
  return {
    ...article,
    ...permittedWords(article),
    media: permittedMedia(article),
  }
}
