import type { Log } from '@plainwire/domain/log'
import {
  createPageReader,
  createPoliteRequestQueue,
  createTdmStatementFetcher,
  type FeedParser,
  loadLanguageDetector,
  type OutgoingHttpClient,
  type SharedRequestLimiter,
} from '@plainwire/pipeline'
import type { GatherTools } from './gather-context.ts'
import { createPoliteHttpClient } from './polite-http.ts'

/** The minimum gap between two requests to one publisher, in ms. */
const GAP_MS = 1_500

export interface GatheringToolsOptions {
  /** The HTTP client for article pages and for sites' tdmrep.json files. */
  http: OutgoingHttpClient
  /**
   * The HTTP client for feeds, if these may be fetched from more origins than pages; otherwise `http` is
   * used.
   */
  feedHttp?: OutgoingHttpClient
  parser: FeedParser
  log: Log
  now: () => Date
  /**
   * Grants the turns to send requests, so that the gap between two requests also applies if they are sent by
   * different processes; undefined if this process is the only one.
   */
  turns?: SharedRequestLimiter
  /**
   * Whether the publishers are the sample's, whose pages are on our own servers; requests to them then need no
   * pause in between.
   */
  isOurs?: boolean
}

/**
 * Creates the tools for gathering feeds and pages, of sample or live publishers. The page reader is closed
 * with `closers`.
 */
export function createGatheringTools(
  parts: GatheringToolsOptions,
  closers: AsyncDisposableStack,
): Pick<GatherTools, 'ports' | 'pages'> {
  const { http, feedHttp = http, parser, log, now, turns, isOurs = false } = parts
  // The language detector is loaded now, so that it isn't loaded while the first readers wait.
  loadLanguageDetector()
  const manners = createPoliteRequestQueue({ gapMs: GAP_MS, turns })
  const politely = (one: OutgoingHttpClient) => (isOurs ? one : createPoliteHttpClient(one, manners))
  const polite = politely(http)
  // Feeds and pages share one look-up of tdmrep.json, so that a site's file is fetched once a day.
  const tdm = createTdmStatementFetcher(polite, now)
  const pages = createPageReader({ http: polite, now, log, tdm, slowDown: manners.slowDown })
  closers.defer(() => pages.close())
  return { ports: { http: politely(feedHttp), parser, now, random: Math.random, tdm }, pages }
}
