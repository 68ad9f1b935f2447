import type { Publisher } from '@plainwire/domain/feed'
import { type Markup, markup, renderAttributes } from '@plainwire/domain/markup'
import type { OpmlFeed } from '@plainwire/domain/newsroom'
import { decodeText } from './decode/decode-text.ts'
import { toWebUrl } from './link/web-url.ts'
import { FeedError } from './parse/feed-error.ts'
import { parseLanguageTag } from './parse/feed-facts.ts'
import type { XmlElement } from './parse/xml/xml-element.ts'
import { readXml } from './parse/xml/xml-reader.ts'
import { truncateText } from './text/cut-text.ts'
import { toPlainTitle } from './text/title-text.ts'

const MAX_TITLE = 300

/** A URL from the operator's own list, which may be in their private network. */
const ownUrl = (text: string) => toWebUrl(text, { base: '', home: text.trim() })

/**
 * Returns the feeds of an OPML list (1.0, 2.0) in order, without duplicate URLs. Outlines without a feed's URL
 * are folders, whose titles become categories of the feeds in them.
 *
 * @throws FeedError if the document isn't OPML
 */
export function parseOpml(document: string | Uint8Array): OpmlFeed[] {
  const text = typeof document === 'string' ? document : decodeText(document)
  const { root } = readXml(text, '', {
    isRoot: (name) => name === 'opml',
    itemName: () => undefined,
    onItem: () => undefined,
  })
  if (!root) throw new FeedError('NOT_A_FEED', 'This is not a list of feeds (OPML).')
  const feeds = (root.child('body') ?? root).children.flatMap((outline) => feedsIn(outline, []))
  return feeds.filter(({ url }, index) => feeds.findIndex((feed) => feed.url === url) === index)
}

function feedsIn(outline: XmlElement, folders: readonly string[]): OpmlFeed[] {
  if (outline.name !== 'outline') return []
  const title = truncateText(toPlainTitle(outline.attribute('title') || outline.attribute('text')), MAX_TITLE)
  const url = ownUrl(outline.attribute('xmlurl'))
  if (url === undefined) {
    const inside = title === '' ? folders : [...folders, title]
    return outline.children.flatMap((child) => feedsIn(child, inside))
  }
  const own = outline.attribute('category').split(',')
  const categories = own
    .map((path) => toPlainTitle(path.split('/').at(-1) ?? ''))
    .filter((name) => name !== '')
  return [
    {
      title,
      url,
      homepage: ownUrl(outline.attribute('htmlurl')),
      language: parseLanguageTag(outline.attribute('language')),
      categories: [...new Set([...folders, ...categories])],
    },
  ]
}

const filled = (text: string | undefined) => (text === '' ? undefined : text)

function feedOutline(
  { name, homepage, language, feeds }: Publisher,
  feed: Publisher['feeds'][number],
): Markup {
  const path = new URL(feed.url).pathname
  const text = feeds.length === 1 ? name : `${name} (${feed.categories.join(', ') || path})`
  const category = feed.categories.map((id) => `/${id}`).join(',')
  const facts = {
    ...{ type: 'rss', text, title: text, xmlUrl: feed.url, htmlUrl: filled(homepage) },
    ...{ language: filled(feed.language ?? language), category: filled(category) },
  }
  return markup`      <outline${renderAttributes(facts)}/>\n`
}

/** Writes publishers and their feeds as OPML 2.0, with a folder per publisher. */
export function toOpml(publishers: readonly Publisher[], title = 'Plainwire publishers'): string {
  const withFeeds = publishers.filter(({ feeds }) => feeds.length > 0)
  const folders = withFeeds.map((publisher) => {
    const { name, homepage, feeds } = publisher
    const about = renderAttributes({ text: name, title: name, htmlUrl: filled(homepage) })
    return markup`    <outline${about}>
${feeds.map((feed) => feedOutline(publisher, feed))}    </outline>\n`
  })
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head>
    <title>${title}</title>
  </head>
  <body>
${folders}  </body>
</opml>
`.text
}
