import { atom } from './atom.ts'
import type { Channel } from './channel.ts'
import { jsonFeed } from './json-feed.ts'
import { rdf } from './rdf.ts'
import { rss } from './rss.ts'
import { windows1252 } from './windows-1252.ts'

export type { Channel } from './channel.ts'

/** Renders a feed as it is sent, with the media type that publishers really use. */
export function renderFeed(channel: Channel): { type: string; body: Uint8Array } {
  switch (channel.feed.format) {
    case 'rss': {
      const document = rss(channel).text
      if (channel.feed.encoding === 'windows-1252') return { type: 'text/xml', body: windows1252(document) }
      return { type: 'application/rss+xml; charset=utf-8', body: Buffer.from(document) }
    }
    case 'atom':
      return { type: 'application/atom+xml; charset=utf-8', body: Buffer.from(atom(channel).text) }
    case 'rdf':
      return { type: 'application/rdf+xml', body: Buffer.from(rdf(channel).text) }
    case 'json':
      return { type: 'application/feed+json', body: Buffer.from(jsonFeed(channel)) }
  }
}
