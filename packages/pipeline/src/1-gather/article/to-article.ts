import { type Article, isGif } from '@plainwire/domain/article'
import { type Entry, type Feed, isNonEmptyPlaceHint, type Publisher } from '@plainwire/domain/feed'
import { DAY_MS } from '@plainwire/domain/units'
import { joinLanguageAlternatives } from '../../languages/index.ts'
import { canonicaliseUrl } from '../link/canonical-url.ts'
import { truncateText } from '../text/cut-text.ts'
import { computeShortHash } from './entry-key.ts'
import { removeFeedFooter } from './without-footer.ts'

/**
 * The maximum age of an entry, in days. Older entries are rejected, because a feed that lists everything its
 * publisher ever published would otherwise flood the first edition.
 */
const MAX_AGE_DAYS = 30
const MAX_SECTIONS = 20
/**
 * Maximum length of the summary in characters, if the feed has none and the beginning of the full text is used
 * instead.
 */
const LEAD_CHARACTERS = 500

/**
 * The id of a new article: a hash of the publisher and the page, so that the same page always gets the same id.
 */
function articleIdOf(publisherId: string, canonical: string): string {
  return computeShortHash(`${publisherId}|${canonical}`)
}

/**
 * Converts an entry to an article, using only what the feed contains; the article's page is read later.
 *
 * @param position of the entry in its feed, 0 for the first
 * @returns the article, or the reason why the entry was rejected, as a phrase such as 'it has no title'
 */
export function toArticle(
  entry: Entry,
  feed: Pick<Feed, 'categories' | 'language' | 'place'>,
  publisher: Publisher,
  now: Date,
  position?: number,
): Article | { rejected: string } {
  const publishedAt = entry.published ?? entry.updated
  const refusal = refusalOf(entry, publishedAt, now)
  if (refusal !== undefined || entry.link === undefined) return { rejected: refusal ?? NO_LINK }
  const canonical = canonicaliseUrl(entry.link)
  const summary = removeFeedFooter(entry.summary)
  const content = removeFeedFooter(entry.content)
  return {
    id: articleIdOf(publisher.id, canonical),
    publisherId: publisher.id,
    url: entry.link,
    canonicalUrl: canonical,
    title: entry.title,
    summary: summary || truncateText(content.replace(/\s+/g, ' '), LEAD_CHARACTERS),
    text: content || summary,
    byline: bylineOf(entry),
    language: feed.language ?? publisher.language,
    publishedAt,
    updatedAt:
      entry.updated !== undefined && entry.updated > (publishedAt ?? now) ? entry.updated : undefined,
    firstSeenAt: now,
    wordCount: undefined,
    media: entry.media.filter(({ url }) => !isGif(url)),
    hints: feed.categories,
    ...(isNonEmptyPlaceHint(feed.place) && { placeHint: feed.place }),
    sections: [...new Set(entry.categories.map((name) => name.toLowerCase()))].slice(0, MAX_SECTIONS),
    isPaywalled: publisher.paywall,
    feedPosition: position,
  }
}

/** 'By' before a name, in every supported language. */
const BY = new RegExp(`^(?:${joinLanguageAlternatives(({ pages }) => pages.by)})\\s+`, 'i')

/**
 * Returns the authors' names without 'By', separated by commas; authors given as e-mail addresses are left out.
 */
function bylineOf({ authors }: Entry): string | undefined {
  const names = authors.filter((name) => !name.includes('@')).map((name) => name.replace(BY, ''))
  return names.join(', ') || undefined
}

const NO_LINK = 'it has no link that a reader can follow'
/** URLs of files that aren't web pages. */
const FILE = /\.(?:mp3|m4a|mp4|m4v|mov|pdf|zip|jpe?g|png|gif|webp)$/i

function refusalOf({ title, link }: Entry, publishedAt: Date | undefined, now: Date): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(title)) return 'it has no title'
  if (link === undefined) return NO_LINK
  const { pathname, search } = new URL(link)
  if (pathname === '/' && search === '') return 'its link leads to a home page, not to an article'
  if (FILE.test(pathname)) return 'its link leads to a file, not to a page'
  const ageDays = publishedAt ? (now.getTime() - publishedAt.getTime()) / DAY_MS : 0
  return ageDays > MAX_AGE_DAYS ? `it is older than ${MAX_AGE_DAYS} days` : undefined
}
