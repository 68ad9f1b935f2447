import type { PublishedArticle } from '../published.ts'
import { renderFullText } from './body.ts'
import { type FeedContent, formatFeedArticleDate, selectArticleAuthor } from './channel.ts'

/** Writes a feed in JSON Feed 1.1. */
export function renderJsonFeed(channel: FeedContent): string {
  const { publisher, articles } = channel
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: publisher.name,
    description: publisher.motto,
    home_page_url: channel.home,
    feed_url: channel.address,
    language: `${publisher.language}-${publisher.country}`,
    items: articles.map((article) => item(channel, article)),
  })
}

function item({ publisher, feed }: FeedContent, article: PublishedArticle): object {
  const isoDate = (date: Date) => date.toISOString()
  return {
    id: article.guid,
    url: article.url,
    title: article.title,
    summary: article.summary,
    ...(feed.text === 'full'
      ? { content_html: renderFullText(article).text }
      : { content_text: article.summary }),
    date_published: formatFeedArticleDate(article, publisher.language, isoDate),
    ...(article.updatedAt > article.publishedAt && { date_modified: isoDate(article.updatedAt) }),
    authors: [{ name: selectArticleAuthor(article, publisher) }],
    tags: [article.section],
    ...(article.picture && feed.pictures !== 'none' && { image: article.picture.url }),
  }
}
