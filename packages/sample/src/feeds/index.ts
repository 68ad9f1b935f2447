import { renderAtom } from './atom.ts'
import type { FeedContent } from './channel.ts'
import { renderJsonFeed } from './json-feed.ts'
import { renderRdf } from './rdf.ts'
import { renderRss } from './rss.ts'
import { encodeWindows1252 } from './windows-1252.ts'

export type { FeedContent } from './channel.ts'

/** Renders a feed as bytes, with the media type that real publishers use for its format. */
export function renderFeed(channel: FeedContent): { type: string; body: Uint8Array } {
  switch (channel.feed.format) {
    case 'rss': {
      const document = renderRss(channel).text
      if (channel.feed.encoding === 'windows-1252')
        return { type: 'text/xml', body: encodeWindows1252(document) }
      return { type: 'application/rss+xml; charset=utf-8', body: Buffer.from(document) }
    }
    case 'atom':
      return { type: 'application/atom+xml; charset=utf-8', body: Buffer.from(renderAtom(channel).text) }
    case 'rdf':
      return { type: 'application/rdf+xml', body: Buffer.from(renderRdf(channel).text) }
    case 'json':
      return { type: 'application/feed+json', body: Buffer.from(renderJsonFeed(channel)) }
  }
}
