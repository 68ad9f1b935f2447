import { setTimeout as pause } from 'node:timers/promises'
import type { Markup } from '@plainwire/domain/markup'
import { DAY_SECONDS } from '@plainwire/domain/units'
import {
  buildArticleUrl,
  buildListedFeedUrl,
  buildMovedFeedUrl,
  buildPublisherHomeUrl,
  buildStylesheetUrl,
  getPictureUrlAndType,
  toSectionSlug,
} from './addresses.ts'
import type { SampleContentResponse, SampleRouteResponse } from './answer.ts'
import type { SampleContent } from './content/read-sample-content.ts'
import type { SampleFeed, SamplePublisher } from './content/sample-publisher.ts'
import type { PictureRenderer } from './drawings/drawn-pictures.ts'
import { renderFeed } from './feeds/index.ts'
import {
  renderArticlePage,
  renderFrontPage,
  renderPublisherList,
  renderRobotsTxt,
  renderStyleSheet,
} from './pages/index.ts'
import {
  findLastModifiedTime,
  listPublishedArticles,
  type PublishedArticle,
  type PublishingContext,
  selectFeedArticles,
} from './published.ts'

/** Returns the answer of a path at a given time. */
export type RouteHandler = (moment: PublishingContext) => Promise<SampleRouteResponse>

/** Returns the handlers of all paths. The paths are fixed; only their answers depend on the time. */
export function createRoutes(
  content: SampleContent,
  origin: string,
  pictures: PictureRenderer,
): Map<string, RouteHandler> {
  const found = new Map<string, RouteHandler>()
  const add = (address: string, route: RouteHandler) => found.set(new URL(address).pathname, route)
  add(`${origin}/`, async () => page(renderPublisherList(content.publishers, origin)))
  add(`${origin}/robots.txt`, async () =>
    text('text/plain; charset=utf-8', renderRobotsTxt(content.publishers)),
  )
  for (const publisher of content.publishers) {
    const site: PublisherSite = { publisher, content, origin }
    add(buildPublisherHomeUrl(origin, publisher), async (moment) => frontPageOf(site, moment))
    add(buildStylesheetUrl(origin, publisher), async () =>
      text('text/css; charset=utf-8', renderStyleSheet(publisher)),
    )
    for (const feed of publisher.feeds) addFeed(site, feed, add)
    for (const article of content.events.flatMap((event) => event.articles)) {
      if (article.publisher !== publisher.id) continue
      add(buildArticleUrl(origin, publisher, article), async (moment) => articleOf(site, article.id, moment))
      if (!article.image || !('scene' in article.image)) continue
      const { image } = article
      const { url, type } = getPictureUrlAndType(origin, publisher, article)
      add(url, async () => ({
        status: 200,
        type,
        body: await pictures.picture(image, type),
        maxAge: DAY_SECONDS,
      }))
    }
  }
  return found
}

interface PublisherSite {
  publisher: SamplePublisher
  content: SampleContent
  origin: string
}

function addFeed(
  site: PublisherSite,
  feed: SampleFeed,
  add: (address: string, route: RouteHandler) => void,
): void {
  const { publisher, origin } = site
  const listed = buildListedFeedUrl(origin, publisher, feed)
  const { redirect } = feed
  const real = redirect ? buildMovedFeedUrl(origin, publisher, feed) : listed
  if (redirect) add(listed, async () => ({ status: redirect, location: real }))
  add(real, async (moment) => {
    if (feed.delayMs) await pause(feed.delayMs)
    return feedOf(site, feed, moment)
  })
}

function feedOf(
  { publisher, content, origin }: PublisherSite,
  feed: SampleFeed,
  moment: PublishingContext,
): SampleContentResponse {
  const articles = selectFeedArticles(feed, listPublishedArticles(publisher, content.events, moment))
  const changedAt = findLastModifiedTime(articles, moment.startedAt)
  const address = buildListedFeedUrl(origin, publisher, feed)
  const home = buildPublisherHomeUrl(origin, publisher)
  const { type, body } = renderFeed({ publisher, feed, address, home, changedAt, articles })
  return { status: 200, type, body, changedAt, maxAge: (feed.ttlMinutes ?? 0) * 60 }
}

function frontPageOf(
  { publisher, content, origin }: PublisherSite,
  moment: PublishingContext,
): SampleContentResponse {
  const articles = listPublishedArticles(publisher, content.events, moment)
  return page(
    renderFrontPage(publisher, origin, articles, sectionsOf(articles)),
    findLastModifiedTime(articles, moment.startedAt),
  )
}

function articleOf(
  { publisher, content, origin }: PublisherSite,
  id: string,
  moment: PublishingContext,
): SampleContentResponse {
  const articles = listPublishedArticles(publisher, content.events, moment)
  const article = articles.find((candidate) => candidate.id === id)
  if (!article) throw new Error(`${publisher.id} has no article ${id}`)
  const others = articles.filter((other) => other.eventId !== article.eventId)
  const html = renderArticlePage({ publisher, origin, article, others, sections: sectionsOf(articles) })
  return page(html, article.isDateBroken ? undefined : article.updatedAt)
}

/** Returns the section names without duplicates; names with the same slug count as the same section. */
function sectionsOf(articles: readonly PublishedArticle[]): string[] {
  return [...new Map(articles.map(({ section }) => [toSectionSlug(section), section])).values()]
}

function page(html: Markup, changedAt?: Date): SampleContentResponse {
  return { ...text('text/html; charset=utf-8', html.text), ...(changedAt && { changedAt }) }
}

function text(type: string, body: string): SampleContentResponse {
  return { status: 200, type, body: Buffer.from(body) }
}
