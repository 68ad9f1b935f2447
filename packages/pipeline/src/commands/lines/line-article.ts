import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import { detectLanguage } from '../../2-extract/index.ts'
import type { ArticleInputLine } from './command-line.ts'

/**
 * The time at which an undated article counts as first seen if no dated article precedes it: the earliest
 * possible, so that the stream remains in order.
 */
export const UNDATED_ARTICLE_TIME = new Date(0)
const NO_PAGE = 'https://article.invalid/'

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'unknown'

function moment(text: string | null | undefined): Date | undefined {
  const date = text ? new Date(text) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

/** Creates a publisher from the name in a command's line; nothing else is known about it. */
export function createPublisherFromName(name: string | null | undefined): Publisher {
  const known = name || 'unknown'
  return {
    id: slug(known),
    name: known,
    homepage: NO_PAGE,
    owner: known,
    country: 'ZZ',
    language: 'en',
    kind: 'online',
    paywall: false,
    major: false,
    credits: [],
    feeds: [],
  }
}

/**
 * Converts a command's line to an article. The language is detected if the line doesn't state it.
 *
 * @param seenAt when the article was first seen, if the line has no date
 */
export function convertLineToArticle(line: ArticleInputLine, seenAt = UNDATED_ARTICLE_TIME): Article {
  const publishedAt = moment(line.published_at)
  const text = line.text ?? ''
  const summary = line.summary ?? ''
  return {
    id: line.id,
    publisherId: createPublisherFromName(line.publisher).id,
    url: line.url ?? NO_PAGE,
    canonicalUrl: line.url ?? NO_PAGE,
    title: line.title,
    summary,
    text,
    byline: undefined,
    language: line.language ?? detectLanguage(`${line.title}. ${text || summary}`, 'en'),
    publishedAt,
    updatedAt: undefined,
    firstSeenAt: publishedAt ?? seenAt,
    wordCount: undefined,
    media: [],
    hints: [],
    sections: [],
    isPaywalled: false,
    feedPosition: undefined,
  }
}
