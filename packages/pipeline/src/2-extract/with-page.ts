import type { Article } from '@plainwire/domain/article'
import type { MediaItem } from '@plainwire/domain/feed'
import { HOUR_MS } from '@plainwire/domain/units'
import type { ExtractedPage } from './extracted.ts'
import { resolvePageUrl } from './metadata/page-url.ts'

/**
 * How far in the future a page's date may be when the page is read, in ms; later dates come from a wrong clock.
 */
const FUTURE_TOLERANCE_MS = HOUR_MS

function mediaOf(article: Article, page: ExtractedPage): MediaItem[] {
  const known = new Set(article.media.map(({ url }) => url))
  return [...article.media, ...page.media.filter(({ url }) => !known.has(url))]
}

function notInFuture(date: Date | undefined, now: Date): Date | undefined {
  return date && date.getTime() <= now.getTime() + FUTURE_TOLERANCE_MS ? date : undefined
}

/**
 * Returns the page's canonical URL if it is on the same host as the article, else the article's, so that a page
 * can't pose as another publisher's.
 */
function canonicalOf(article: Article, page: ExtractedPage): string {
  const host = (url: string) => URL.parse(url)?.hostname.replace(/^(www|m|amp|mobile)\./, '')
  const canonical = resolvePageUrl(page.canonicalUrl, article.url)
  return canonical && host(canonical) === host(article.canonicalUrl) ? canonical : article.canonicalUrl
}

/**
 * Completes an article with the data of its page. The feed's values take precedence, except for the text, the
 * number of words, the language and the canonical URL.
 *
 * @param now the time of reading; dates of the page more than `FUTURE_TOLERANCE_MS` later are ignored
 */
export function completeArticleFromPage(article: Article, page: ExtractedPage, now: Date): Article {
  return {
    ...article,
    canonicalUrl: canonicalOf(article, page),
    title: article.title || (page.title ?? ''),
    summary: article.summary || (page.description ?? ''),
    text: page.text,
    byline: article.byline ?? page.byline,
    language: page.language === 'und' ? article.language : page.language,
    publishedAt: article.publishedAt ?? notInFuture(page.publishedAt, now),
    updatedAt: article.updatedAt ?? notInFuture(page.updatedAt, now),
    wordCount: page.wordCount,
    media: mediaOf(article, page),
    sections: [...new Set([...article.sections, ...page.sections])],
  }
}
