import {
  type FeedParser,
  languageDetector,
  type OutgoingHttp,
  pageReader,
  politeness,
  tdmSites,
} from '@plainwire/pipeline'
import type { Log } from '@plainwire/store'
import type { Field } from './gather-work.ts'
import { politeHttp } from './polite-http.ts'
import type { World } from './world.ts'

/** Between two requests to one publisher. */
const GAP_MS = 1_500

export interface FieldParts {
  world: World
  http: OutgoingHttp
  parser: FeedParser
  log: Log
  now: () => Date
  /** The sample's own listener needs no patience. */
  isOurs?: boolean
}

/** What it takes to gather one world; its page reader ends with the closers. */
export function openField(parts: FieldParts, closers: AsyncDisposableStack): Field {
  const { world, http, parser, log, now, isOurs = false } = parts
  // Now, and not while the first readers are answered.
  languageDetector()
  const manners = politeness({ gapMs: GAP_MS })
  const polite = isOurs ? http : politeHttp(http, manners)
  // Feeds and pages share what a site's file says: it is fetched once a day.
  const tdm = tdmSites(polite, now)
  const pages = pageReader({ http: polite, now, log, tdm, slowDown: manners.slowDown })
  closers.defer(() => pages.close())
  return { ...world, ports: { http: polite, parser, now, random: Math.random, tdm }, pages }
}
