import { type Markup, markup } from '@plainwire/domain/markup'
import { PICTURE_HEIGHT, PICTURE_WIDTH, type PublishedArticle } from '../published.ts'
import { renderFullText, renderIllustratedSummary } from './body.ts'
import { type FeedContent, formatFeedArticleDate, selectArticleAuthor } from './channel.ts'

const isoDate = (date: Date) => date.toISOString()

/** Writes a feed in Atom 1.0: HTML is escaped text, pictures are enclosures or Media RSS. */
export function renderAtom(channel: FeedContent): Markup {
  const { publisher, articles } = channel
  return markup`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${publisher.language}-${publisher.country}">
<title>${publisher.name}</title>
<subtitle>${publisher.motto}</subtitle>
<id>tag:${publisher.id}.example,2026:${channel.feed.name}</id>
<updated>${isoDate(channel.changedAt)}</updated>
<link rel="self" type="application/atom+xml" href="${channel.address}"/>
<link rel="alternate" type="text/html" href="${channel.home}"/>
${articles.map((article) => entry(channel, article))}</feed>
`
}

function entry({ publisher, feed }: FeedContent, article: PublishedArticle): Markup {
  const date = formatFeedArticleDate(article, publisher.language, isoDate)
  const summary = feed.pictures === 'inline' ? renderIllustratedSummary(article).text : article.summary
  return markup`<entry>
<title type="text">${article.title}</title>
<id>${article.guid}</id>
<published>${date}</published>
<updated>${article.isDateBroken ? date : isoDate(article.updatedAt)}</updated>
<author><name>${selectArticleAuthor(article, publisher)}</name></author>
<category term="${article.section}"/>
<link rel="alternate" type="text/html" href="${article.url}"/>
${pictures(feed.pictures, article)}<summary type="${feed.pictures === 'inline' ? 'html' : 'text'}">${summary}</summary>
${feed.text === 'full' && markup`<content type="html">${renderFullText(article).text}</content>\n`}</entry>
`
}

function pictures(habit: FeedContent['feed']['pictures'], { picture }: PublishedArticle): Markup | undefined {
  if (!picture) return undefined
  if (habit === 'enclosure')
    return markup`<link rel="enclosure" type="${picture.type}" href="${picture.url}"/>\n`
  if (habit !== 'media') return undefined
  return markup`<media:content url="${picture.url}" type="${picture.type}" medium="image" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"><media:description>${picture.alt}</media:description></media:content>
`
}
