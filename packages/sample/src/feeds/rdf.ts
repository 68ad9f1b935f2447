import { type Markup, markup, wrapInCdata } from '@plainwire/domain/markup'
import type { PublishedArticle } from '../published.ts'
import { renderFullText, renderIllustratedSummary } from './body.ts'
import { type FeedContent, formatFeedArticleDate, selectArticleAuthor } from './channel.ts'

const isoDate = (date: Date) => date.toISOString()

/** Writes a feed in RSS 1.0: RDF with Dublin Core, a format of 2000 that some publishers still use. */
export function renderRdf(channel: FeedContent): Markup {
  const { publisher, articles } = channel
  return markup`<?xml version="1.0" encoding="utf-8"?>
<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel rdf:about="${channel.address}">
<title>${publisher.name}</title>
<link>${channel.home}</link>
<description>${publisher.motto}</description>
<dc:language>${publisher.language}</dc:language>
<dc:date>${isoDate(channel.changedAt)}</dc:date>
<items><rdf:Seq>
${articles.map((article) => markup`<rdf:li rdf:resource="${article.guid}"/>\n`)}</rdf:Seq></items>
</channel>
${articles.map((article) => item(channel, article))}</rdf:RDF>
`
}

function item({ publisher, feed }: FeedContent, article: PublishedArticle): Markup {
  const { picture } = article
  return markup`<item rdf:about="${article.guid}">
<title>${article.title}</title>
<link>${article.url}</link>
<description>${feed.pictures === 'inline' ? renderIllustratedSummary(article).text : article.summary}</description>
<dc:date>${formatFeedArticleDate(article, publisher.language, isoDate)}</dc:date>
<dc:creator>${selectArticleAuthor(article, publisher)}</dc:creator>
<dc:subject>${article.section}</dc:subject>
${feed.pictures === 'media' && picture && markup`<media:thumbnail url="${picture.url}"/>\n`}${
  feed.text === 'full' && markup`<content:encoded>${wrapInCdata(renderFullText(article))}</content:encoded>\n`
}</item>
`
}
