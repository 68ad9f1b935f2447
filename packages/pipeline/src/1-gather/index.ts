export { computeEntryKey } from './article/entry-key.ts'
export { toArticle } from './article/to-article.ts'
export { findFeeds } from './discover/find-feeds.ts'
export { createGuardedHttp, type GuardedHttpClient } from './http/guarded-http.ts'
export { parseOpml, toOpml } from './opml.ts'
export { parseFeed } from './parse/parse-feed.ts'
export { type GatherDependencies, gatherFeed } from './visit/gather-feed.ts'
export { createFeed } from './visit/new-feed.ts'
export {
  createPoliteRequestQueue,
  getRegistrableDomain,
  type PoliteRequestQueue,
  type SharedRequestLimiter,
} from './visit/polite-request-queue.ts'
export type { VisitResult } from './visit/visit-result.ts'
export { createFeedParser, type FeedParser } from './worker/feed-parser.ts'
