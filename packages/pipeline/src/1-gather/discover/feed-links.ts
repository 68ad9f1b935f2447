import { Parser } from 'htmlparser2'
import { toWebUrl } from '../link/web-url.ts'

/** A feed that a page links to. */
export interface FeedLink {
  url: string
  title: string
}

const FEED_TYPE = /^(?:application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json|json)|text\/xml)\b/i
/** The last part of a feed's path, in usual spellings: '/news/rss.xml', '/feed/'. */
const FEED_PATH =
  /(?:^|\/)(?:rss|feed|feeds|atom|index\.xml|[\w-]*(?:rss|feed|atom)[\w-]*\.(?:xml|rss|json))\/?$/i
/** The maximum number of links; some pages list whole directories of feeds. */
const MAX_LINKS = 20

/**
 * The feeds that a page links to: its `link rel="alternate"` elements, then links whose path looks like a
 * feed's. Without duplicates, at most 20.
 *
 * @param url the address of the page, for relative links
 */
export function findFeedLinks(html: string, url: string): FeedLink[] {
  const named: FeedLink[] = []
  const linked: FeedLink[] = []
  let base = url
  const add = (list: FeedLink[], href: string | undefined, title = '') => {
    const address = href === undefined ? undefined : toWebUrl(href, { base, home: url })
    if (address !== undefined) list.push({ url: address, title: title.trim() })
  }
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href, title }) {
      if (name === 'base' && href !== undefined) base = URL.parse(href, url)?.href ?? base
      const isAlternate = rel.toLowerCase().split(/\s+/).includes('alternate')
      if (name === 'link' && isAlternate && FEED_TYPE.test(type.trim())) add(named, href, title)
      if (name === 'a' && href !== undefined && FEED_PATH.test(pathOf(href))) add(linked, href, title)
    },
  })
  parser.end(html)
  const all = [...named, ...linked]
  return all
    .filter(({ url: one }, index) => all.findIndex((other) => other.url === one) === index)
    .slice(0, MAX_LINKS)
}

function pathOf(href: string): string {
  return /^[^?#]*/.exec(href.trim())?.[0] ?? ''
}
