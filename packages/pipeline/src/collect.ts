import type { Article } from '@plainwire/domain/article'
import type { Entry, Feed, Publisher } from '@plainwire/domain/feed'
import { entryKey, type Gathered, toArticle } from './1-gather/index.ts'
import { detectLanguage } from './2-extract/index.ts'
import type { Clock } from './ports.ts'

/** One entry of a feed and the article that it lists. */
export interface Collected {
  entryKey: string
  title: string
  url: string | undefined
  result: Article | { rejected: string }
}

/** An article, or the reason why there is none, for each entry that a visit found. */
export function collect({ feed, entries }: Gathered, publisher: Publisher, now: Clock): Collected[] {
  return entries.map((entry, position) => ({
    entryKey: entryKey(entry),
    title: entry.title,
    url: entry.link,
    result: listedArticle(entry, feed, publisher, now(), position),
  }))
}

/** The article an entry lists, in the language its words are in: what a feed says of its language is often wrong. */
function listedArticle(
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
