import type { Log } from '@plainwire/domain/log'
import {
  type FeedParser,
  languageDetector,
  type OutgoingHttp,
  pageReader,
  politeness,
  type SharedTurns,
  tdmSites,
} from '@plainwire/pipeline'
import type { Field } from './gather-work.ts'
import { politeHttp } from './polite-http.ts'

/** Between two requests to one publisher. */
const GAP_MS = 1_500

export interface FieldParts {
  /** For pages and what sites reserve. */
  http: OutgoingHttp
  /** For feeds, where they may be fetched from more places. */
  feedHttp?: OutgoingHttp
  parser: FeedParser
  log: Log
  now: () => Date
  /** Shared with the other processes; missing where this is the only one. */
  turns?: SharedTurns
  /** The sample's own listener needs no patience. */
  isOurs?: boolean
}

/** The tools for gathering one world, whichever publishers it has; its page reader ends with the closers. */
export function openField(parts: FieldParts, closers: AsyncDisposableStack): Pick<Field, 'ports' | 'pages'> {
  const { http, feedHttp = http, parser, log, now, turns, isOurs = false } = parts
  // Now, and not while the first readers are answered.
  languageDetector()
  const manners = politeness({ gapMs: GAP_MS, turns })
  const politely = (one: OutgoingHttp) => (isOurs ? one : politeHttp(one, manners))
  const polite = politely(http)
  // Feeds and pages share a site's reservations: the file is fetched once a day.
  const tdm = tdmSites(polite, now)
  const pages = pageReader({ http: polite, now, log, tdm, slowDown: manners.slowDown })
  closers.defer(() => pages.close())
  return { ports: { http: politely(feedHttp), parser, now, random: Math.random, tdm }, pages }
}
