import type { Article } from '@plainwire/domain/article'
import type { Entry, Feed, Publisher } from '@plainwire/domain/feed'
import { entryKey, type Gathered, type GatherPorts, gatherFeed, toArticle } from './1-gather/index.ts'
import { detectLanguage } from './2-extract/index.ts'

/** One entry of a feed and what stage 1 made of it. */
export interface Collected {
  entryKey: string
  title: string
  url: string | undefined
  result: Article | { rejected: string }
}

/** Stage 1, one feed: fetch it politely, parse it in a worker, make articles of its entries. */
export async function collect(
  feed: Feed,
  publisher: Publisher,
  ports: GatherPorts,
): Promise<{ gathered: Gathered; collected: Collected[] }> {
  const gathered = await gatherFeed(feed, publisher, ports)
  const collected = gathered.entries.map((entry, position) => ({
    entryKey: entryKey(entry),
    title: entry.title,
    url: entry.link,
    result: listedArticle(entry, gathered.feed, publisher, ports.now(), position),
  }))
  return { gathered, collected }
}

/** The article an entry lists, in the language its words are in: what a feed says of its language is often wrong. */
export function listedArticle(
  entry: Entry,
  feed: Feed,
  publisher: Publisher,
  now: Date,
  position: number,
): Article | { rejected: string } {
  const article = toArticle(entry, feed, publisher, now, position)
  if ('rejected' in article) return article
  return { ...article, language: detectLanguage(`${article.title} ${article.summary}`, article.language) }
}
