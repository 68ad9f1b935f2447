import { type Markup, markup, renderDataScript } from '@plainwire/domain/markup'
import type { SamplePublisher } from '../content/sample-publisher.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, type PublishedArticle } from '../published.ts'
import { renderLayout } from './layout.ts'
import { buildArticleJsonLd } from './linked-data.ts'
import { selectPageTexts } from './texts.ts'

/** The input of an article's page. */
export interface ArticlePageInput {
  publisher: SamplePublisher
  origin: string
  article: PublishedArticle
  /** The publisher's other articles, newest first. */
  others: readonly PublishedArticle[]
  sections: readonly string[]
}

/** Returns an article's page, with the clutter around the text that real pages have. */
export function renderArticlePage(page: ArticlePageInput): Markup {
  const { publisher, origin, article, others, sections } = page
  const texts = selectPageTexts(publisher.language)
  const related = others.filter(({ section }) => section === article.section).slice(0, 3)
  const latest = others.filter((other) => !related.includes(other)).slice(0, 5)
  return renderLayout({
    publisher,
    origin,
    sections,
    title: `${article.title} | ${publisher.name}`,
    head: head(page),
    main: markup`<div class="columns">
<main>
<article class="article">
<p class="section">${label(article, publisher)}</p>
<h1>${article.title}</h1>
<p class="standfirst">${article.summary}</p>
<p class="byline">${article.byline && markup`${texts.by} <span rel="author">${article.byline}</span> · `}${dates(article, publisher)}</p>
${figure(article, publisher)}<div class="text">
${article.paragraphs.map((paragraph) => markup`<p>${paragraph}</p>\n`)}${
  article.credit && markup`<p class="credit">${texts.source}: ${article.credit}</p>\n`
}${article.note && markup`<p class="correction">${article.note}</p>\n`}</div>
<p class="share">${texts.share}</p>
</article>
</main>
<aside aria-label="${texts.mostRead}">
${list(`${texts.more} ${article.section}`, related)}${list(texts.mostRead, latest)}</aside>
</div>`,
  })
}

function label(article: PublishedArticle, publisher: SamplePublisher): string {
  const texts = selectPageTexts(publisher.language)
  if (article.kind === 'opinion') return texts.opinion
  return article.kind === 'live-blog' ? `${texts.liveBlog} · ${article.section}` : article.section
}

function list(title: string, articles: readonly PublishedArticle[]): Markup | undefined {
  if (articles.length === 0) return undefined
  return markup`<h2>${title}</h2>
<ul class="related">${articles.map((article) => markup`<li><a href="${article.url}">${article.title}</a></li>`)}</ul>
`
}

function dates(article: PublishedArticle, publisher: SamplePublisher): Markup | undefined {
  if (article.isDateBroken) return undefined
  const texts = selectPageTexts(publisher.language)
  const formatted = (date: Date) =>
    markup`<time datetime="${date.toISOString()}">${date.toLocaleString(`${publisher.language}-${publisher.country}`, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC</time>`
  return markup`${texts.published} ${formatted(article.publishedAt)}${
    article.updatedAt > article.publishedAt && markup` · ${texts.updated} ${formatted(article.updatedAt)}`
  }`
}

function figure({ picture }: PublishedArticle, publisher: SamplePublisher): Markup | undefined {
  if (!picture) return undefined
  const credit = picture.credit && `${selectPageTexts(publisher.language).picture}: ${picture.credit}`
  return markup`<figure>
<img src="${picture.url}" alt="${picture.alt}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
<figcaption>${picture.alt}${credit && markup` <span class="picture-credit">${credit}</span>`}</figcaption>
</figure>
`
}

function head({ publisher, article }: ArticlePageInput): Markup {
  const { picture } = article
  const property = (name: string, content: string) => markup`<meta property="${name}" content="${content}">\n`
  return markup`<link rel="canonical" href="${article.url}">
<meta name="description" content="${article.summary}">
${article.byline && markup`<meta name="author" content="${article.byline}">\n`}${[
  property('og:type', 'article'),
  property('og:site_name', publisher.name),
  property('og:title', article.title),
  property('og:description', article.summary),
  property('og:url', article.url),
  property('og:locale', `${publisher.language}_${publisher.country}`),
  property('article:section', article.section),
]}${picture && [property('og:image', picture.url), property('og:image:alt', picture.alt)]}${
  !article.isDateBroken && [
    property('article:published_time', article.publishedAt.toISOString()),
    property('article:modified_time', article.updatedAt.toISOString()),
  ]
}${renderDataScript('application/ld+json', buildArticleJsonLd(article, publisher))}
`
}
