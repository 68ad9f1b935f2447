import { type Markup, markup } from '@plainwire/domain/markup'
import { buildListedFeedUrl, buildPublisherHomeUrl, toSectionSlug } from '../addresses.ts'
import type { SamplePublisher } from '../content/sample-publisher.ts'
import type { PublishedArticle } from '../published.ts'
import { renderLayout } from './layout.ts'

/** Returns a publisher's front page: its articles by section, with links to its feeds in the head. */
export function renderFrontPage(
  publisher: SamplePublisher,
  origin: string,
  articles: readonly PublishedArticle[],
  sections: readonly string[],
): Markup {
  return renderLayout({
    publisher,
    origin,
    sections,
    title: publisher.name,
    head: markup`${publisher.feeds.map(
      (feed) =>
        markup`<link rel="alternate" type="application/${feed.format === 'json' ? 'feed+json' : `${feed.format}+xml`}" title="${feed.name}" href="${buildListedFeedUrl(origin, publisher, feed)}">\n`,
    )}`,
    main: markup`<main class="front">
<h1>${publisher.name}</h1>
${sections.map((section) => sectionList(section, articles))}</main>`,
  })
}

function sectionList(section: string, articles: readonly PublishedArticle[]): Markup {
  return markup`<section id="${toSectionSlug(section)}">
<h2>${section}</h2>
${articles
  .filter((article) => toSectionSlug(article.section) === toSectionSlug(section))
  .map(
    (article) =>
      markup`<article><h3><a href="${article.url}">${article.title}</a></h3><p>${article.summary}</p></article>\n`,
  )}</section>
`
}

/** Returns the server's front page: the list of fictional publishers. */
export function renderPublisherList(publishers: readonly SamplePublisher[], origin: string): Markup {
  return markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sample publishers</title></head>
<body>
<h1>Sample publishers</h1>
<p>Invented publishers of the sample edition, served from this machine.</p>
<ul>${publishers.map(
    (publisher) =>
      markup`<li><a href="${buildPublisherHomeUrl(origin, publisher)}">${publisher.name}</a> (${publisher.language}, ${publisher.kind}): ${publisher.feeds.map(
        (feed) => markup`<a href="${buildListedFeedUrl(origin, publisher, feed)}">${feed.name}</a> `,
      )}</li>\n`,
  )}</ul>
</body>
</html>
`
}
