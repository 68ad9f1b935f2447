import {
  type Article,
  isUsableAsTextSource,
  mergeReservedRights,
  removePublisherReservedParts,
} from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Log } from '@plainwire/domain/log'
import type { Clock, HttpResponse, OutgoingHttpClient } from '../ports.ts'
import {
  createTdmStatementFetcher,
  parseRobotsTagHeader,
  parseTextMiningReservation,
  removeTextMiningReservation,
  selectMostSpecificStatement,
  type TdmStatement,
  type TdmStatementFetcher,
  toTextMiningReservation,
} from '../reservations/index.ts'
import { countWords } from '../text/index.ts'
import { MAX_PAGE_BYTES } from './extract-article.ts'
import type { ExtractedPage } from './extracted.ts'
import { createPageExtractor, type PageExtractionFailure, type PageExtractor } from './page-extractor.ts'
import { createRobotsTxtChecker } from './robots.ts'
import { completeArticleFromPage } from './with-page.ts'

/** The outcome of reading an article's page; with any value but 'read' the feed's text is used. */
type PageOutcome =
  | 'read'
  | 'paywall'
  | 'robots'
  | 'reserved'
  | 'unreachable'
  | 'not-html'
  | 'too-short'
  | PageExtractionFailure

export interface PageReadResult {
  /**
   * The article, completed with the data of its page if the outcome is 'read'. Otherwise only the paywall and
   * the reserved rights that the page states are added, and the parts that the publisher reserves are removed.
   */
  article: Article
  outcome: PageOutcome
}

export interface PageReader {
  /** Reads one article's page. Failures of the publisher's server or page are outcomes, not exceptions. */
  read(article: Article, publisher: Publisher): Promise<PageReadResult>
  close(): Promise<void>
}

export interface PageReaderDependencies {
  http: OutgoingHttpClient
  now: Clock
  log: Log
  extractor?: PageExtractor
  /** Looks up in sites' tdmrep.json whether they reserve text and data mining. */
  tdm?: TdmStatementFetcher
  /** Sets the wait between requests to a host whose robots.txt has a crawl delay. */
  slowDown?: (host: string, gapMs: number) => void
}

/**
 * A page whose text has fewer words than this, or fewer than the article's text in the feed, is a teaser or
 * an error page.
 */
const MIN_WORDS = 40
const TIMEOUT_MS = 15_000
const HTML = /^(text\/html|application\/xhtml\+xml|text\/plain)?\s*(;|$)/i
/**
 * Combines the rights that an article's feed, page and HTTP headers reserve. Of several statements about text
 * and data mining, the most specific one applies.
 */
function reservedOf(
  article: Article,
  page: ExtractedPage,
  { headers }: HttpResponse,
  site: TdmStatement | undefined,
) {
  const mining = selectMostSpecificStatement(
    page.mining,
    parseTextMiningReservation(Object.entries(headers)),
    site,
  )
  const known =
    mining?.isReserved === false ? removeTextMiningReservation(article.reserved) : article.reserved
  return [
    parseRobotsTagHeader(headers['x-robots-tag']),
    page.reserved,
    toTextMiningReservation(mining),
  ].reduce(mergeReservedRights, known)
}

/**
 * Whether a page must not be used: its publisher forbids indexing, data mining or use by AI, or the article
 * has expired.
 */
function isClosed(article: Article, now: Date): boolean {
  return article.reserved?.signals.includes('noindex') || !isUsableAsTextSource(article, now)
}

/**
 * Completes an article with its extracted page, unless the page is reserved, behind a paywall, or only a
 * teaser.
 */
function merged(article: Article, page: ExtractedPage, now: Date): PageReadResult {
  if (isClosed(article, now)) return { article: removePublisherReservedParts(article), outcome: 'reserved' }
  if (page.isPaywalled)
    return { article: removePublisherReservedParts({ ...article, isPaywalled: true }), outcome: 'paywall' }
  const isTeaser = page.wordCount < MIN_WORDS || page.wordCount < countWords(article.text)
  if (isTeaser) return { article: removePublisherReservedParts(article), outcome: 'too-short' }
  return {
    article: removePublisherReservedParts(completeArticleFromPage(article, page, now)),
    outcome: 'read',
  }
}

function isPage(answer: HttpResponse): boolean {
  return HTML.test(answer.headers['content-type'] ?? '')
}

/**
 * Reads article pages within the publishers' rules: obeys robots.txt, skips known paywalls, and extracts in a
 * worker with limits. The HTTP client spaces the requests to one host.
 */
export function createPageReader({
  http,
  now,
  log,
  extractor = createPageExtractor({ log }),
  tdm = createTdmStatementFetcher(http, now),
  slowDown,
}: PageReaderDependencies): PageReader {
  const isAllowed = createRobotsTxtChecker({ http, now, slowDown })
  const read = async (article: Article, publisher: Publisher): Promise<PageReadResult> => {
    if (publisher.paywall || article.isPaywalled) return { article, outcome: 'paywall' }
    if (!(await isAllowed(article.url))) return { article, outcome: 'robots' }
    const answer = await http.get(article.url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_PAGE_BYTES })
    if ('failure' in answer || answer.status !== 200) return { article, outcome: 'unreachable' }
    if (!isPage(answer)) return { article, outcome: 'not-html' }
    const about = { url: answer.url, contentType: answer.headers['content-type'] }
    const page = await extractor.extract(answer.body, about)
    if ('failure' in page) return { article, outcome: page.failure }
    const reserved = reservedOf(article, page, answer, await tdm.statementOn(article.url))
    return merged(reserved ? { ...article, reserved } : { ...article, reserved: undefined }, page, now())
  }
  return {
    read: async (article, publisher) => {
      const result = await read(article, publisher)
      log.info(
        { article: article.id, publisher: publisher.id, outcome: result.outcome },
        'Article page handled',
      )
      return result
    },
    close: () => extractor.close(),
  }
}
