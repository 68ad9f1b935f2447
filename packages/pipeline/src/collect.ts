import { type Article, permitted } from '@plainwire/domain/article'
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
export function collect(
  { feed, entries, reservedAt }: Gathered,
  publisher: Publisher,
  now: Clock,
): Collected[] {
  return entries.map((entry, position) => ({
    entryKey: entryKey(entry),
    title: entry.title,
    url: entry.link,
    result: withReserved(listedArticle(entry, feed, publisher, now(), position), reservedAt),
  }))
}

/** Records a publisher's reservations with an article; only permitted words and pictures are stored. */
function withReserved(
  result: Article | { rejected: string },
  reservedAt: Gathered['reservedAt'],
): Article | { rejected: string } {
  const reserved = 'rejected' in result ? undefined : reservedAt?.(result.url)
  return reserved && !('rejected' in result) ? permitted({ ...result, reserved }) : result
}

/** The article of an entry, in the language of its words: the language that a feed states is often wrong. */
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
