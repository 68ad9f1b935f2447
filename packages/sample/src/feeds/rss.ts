import { type Markup, markup, wrapInCdata } from '@plainwire/domain/markup'
import { PICTURE_HEIGHT, PICTURE_WIDTH, type PublishedArticle } from '../published.ts'
import { renderFullText, renderIllustratedSummary } from './body.ts'
import { type FeedContent, formatFeedArticleDate, selectArticleAuthor } from './channel.ts'

const httpDate = (date: Date) => date.toUTCString()

/** Writes a feed in RSS 2.0 with Dublin Core, Media RSS and, if the feed has it, the full text. */
export function renderRss(channel: FeedContent): Markup {
  const { publisher, feed, articles } = channel
  return markup`<?xml version="1.0" encoding="${feed.encoding}"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${publisher.name}</title>
<link>${channel.home}</link>
<description>${publisher.motto}</description>
<language>${publisher.language}-${publisher.country.toLowerCase()}</language>
<atom:link href="${channel.address}" rel="self" type="application/rss+xml"/>
<lastBuildDate>${httpDate(channel.changedAt)}</lastBuildDate>
${feed.ttlMinutes && markup`<ttl>${feed.ttlMinutes}</ttl>\n`}${articles.map((article) => item(channel, article))}</channel>
</rss>
`
}

function item({ publisher, feed }: FeedContent, article: PublishedArticle): Markup {
  const isEdited = article.updatedAt > article.publishedAt
  return markup`<item>
<title>${article.title}</title>
<link>${article.url}</link>
<guid isPermaLink="false">${article.guid}</guid>
<pubDate>${formatFeedArticleDate(article, publisher.language, httpDate)}</pubDate>
${isEdited && markup`<dcterms:modified>${article.updatedAt.toISOString()}</dcterms:modified>\n`}<dc:creator>${selectArticleAuthor(article, publisher)}</dc:creator>
<category>${article.section}</category>
<description>${feed.pictures === 'inline' ? renderIllustratedSummary(article).text : article.summary}</description>
${feed.text === 'full' && markup`<content:encoded>${wrapInCdata(renderFullText(article))}</content:encoded>\n`}${pictures(feed.pictures, article)}</item>
`
}

function pictures(habit: FeedContent['feed']['pictures'], { picture }: PublishedArticle): Markup | undefined {
  if (!picture) return undefined
  if (habit === 'enclosure')
    return markup`<enclosure url="${picture.url}" type="${picture.type}" length="0"/>\n`
  if (habit !== 'media') return undefined
  return markup`<media:content url="${picture.url}" type="${picture.type}" medium="image" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
<media:description type="plain">${picture.alt}</media:description>
${picture.credit && markup`<media:credit>${picture.credit}</media:credit>\n`}</media:content>
`
}
