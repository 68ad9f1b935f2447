import type { Article } from '@plainwire/domain/article'
import { toIndexableText } from '../../database/storable.ts'

/** A feed entry that became an article, with its current content. */
export interface GatheredItem {
  /** The entry's id within its feed. */
  entryKey: string
  /** `id` and `firstSeenAt` are used only if the article is new. */
  article: Article
  /** 'listed': its page should be read. 'feed-only': it should not, for example because of a paywall. */
  state: 'listed' | 'feed-only'
}

/** The stored articles that entries may belong to. */
export interface KnownArticles {
  /** Article ids by entry of this feed. */
  byEntry: ReadonlyMap<string, string>
  /** Article ids by address, for this publisher. */
  byUrl: ReadonlyMap<string, string>
  articles: ReadonlyMap<string, Pick<Article, 'canonicalUrl' | 'title' | 'publishedAt'>>
}

/** An article found during a visit to a feed, and the entries that belong to it. */
export interface IdentifiedArticle {
  articleId: string
  isNew: boolean
  /** The newest of the article's entries, whose content is used. */
  speaker: GatheredItem
  /** Further entries for the same page. */
  others: GatheredItem[]
}

/**
 * Finds the article of each entry: by the entry's address, otherwise by its entry id, otherwise by the id that
 * a new article would get. An edited entry thus updates its article, and a page with a new address isn't a
 * second article. An entry whose address, title and date all differ is a new article, because feeds reuse entry
 * ids.
 */
export function matchEntriesToArticles(
  items: readonly GatheredItem[],
  known: KnownArticles,
): IdentifiedArticle[] {
  const newIds = new Map<string, string>()
  const groups = new Map<string, { isNew: boolean; items: GatheredItem[] }>()
  for (const item of items) {
    const url = toIndexableText(item.article.canonicalUrl)
    const knownId = knownArticle(item, url, known)
    const articleId = knownId ?? newIds.get(url) ?? item.article.id
    if (knownId === undefined) newIds.set(url, articleId)
    const group = groups.get(articleId) ?? { isNew: knownId === undefined, items: [] }
    group.items.push(item)
    groups.set(articleId, group)
  }
  return Array.from(groups, ([articleId, group]) => ({
    articleId,
    isNew: group.isNew,
    ...speakerOf(group.items),
  }))
}

function knownArticle(item: GatheredItem, url: string, known: KnownArticles): string | undefined {
  const byUrl = known.byUrl.get(url)
  if (byUrl !== undefined) return byUrl
  const byEntry = known.byEntry.get(toIndexableText(item.entryKey))
  const article = byEntry === undefined ? undefined : known.articles.get(byEntry)
  if (article && isSamePage(article, item.article)) return byEntry
  return known.articles.has(item.article.id) ? item.article.id : undefined
}

function isSamePage(
  before: Pick<Article, 'canonicalUrl' | 'title' | 'publishedAt'>,
  now: Pick<Article, 'canonicalUrl' | 'title' | 'publishedAt'>,
): boolean {
  const isSameDate =
    now.publishedAt !== undefined && before.publishedAt?.getTime() === now.publishedAt.getTime()
  return before.canonicalUrl === now.canonicalUrl || before.title === now.title || isSameDate
}

function speakerOf(items: readonly GatheredItem[]) {
  const time = ({ article }: GatheredItem) => (article.updatedAt ?? article.publishedAt)?.getTime() ?? 0
  const newest = Math.max(...items.map(time))
  const index = items.findIndex((item) => time(item) === newest)
  const [speaker, ...others] = [...items.slice(index), ...items.slice(0, index)]
  if (!speaker) throw new Error('an article without an entry')
  return { speaker, others }
}
