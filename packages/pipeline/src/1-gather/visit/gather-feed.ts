import { type Feed, isVisitDue, type Publisher } from '@plainwire/domain/feed'
import type { Clock, HttpResponse, OutgoingHttpClient } from '../../ports.ts'
import type { TdmStatementFetcher } from '../../reservations/index.ts'
import type { FeedParser } from '../worker/feed-parser.ts'
import { buildFailedVisitResult, buildGoneVisitResult } from './failed-visit.ts'
import { createReservedRightsLookup } from './rights-reservations.ts'
import { buildConditionalHeaders } from './validators.ts'
import {
  buildEmptyVisitResult,
  buildNotModifiedVisitResult,
  buildVisitResultWithEntries,
} from './visit-outcome.ts'
import type { VisitResult, VisitTiming } from './visit-result.ts'

/** The dependencies of gathering feeds (stage 1). */
export interface GatherDependencies {
  http: OutgoingHttpClient
  parser: Pick<FeedParser, 'parse'>
  now: Clock
  /** Returns a random number, from 0 up to 1. */
  random: () => number
  /**
   * Looks up in sites' tdmrep.json whether they reserve text and data mining. If undefined, no tdmrep.json is
   * fetched.
   */
  tdm?: TdmStatementFetcher | undefined
}

/**
 * The Accept header of feed requests. It also accepts any other type, because some hosts refuse requests that
 * only list feed types (FreshRSS#8189).
 */
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.8'

const SENTENCES: Record<number, string> = {
  401: 'The publisher asks for a password',
  403: 'The publisher refuses us',
  404: 'The publisher has no such feed',
  429: 'The publisher asks us to come less often',
  503: 'The publisher’s server is out of service',
}

function statusSentence(status: number): string {
  const otherwise =
    status >= 500 ? 'The publisher’s server failed' : 'The publisher sent something else than a feed'
  return `${SENTENCES[status] ?? otherwise} (${status}).`
}

/**
 * Visits one feed if it is due, within the limits that its publisher requests, and returns its entries (stage
 * 1). Failures of the publisher are returned as data with the feed's new health; they don't throw.
 */
export async function gatherFeed(
  feed: Feed,
  _publisher: Publisher,
  ports: GatherDependencies,
): Promise<VisitResult> {
  const { health } = feed
  const now = ports.now()
  if (health.goneAt) return { feed, entries: [], outcome: 'gone' }
  if (!isVisitDue(health, now)) return { feed, entries: [], outcome: 'not-due' }
  const headers = { accept: ACCEPT, ...buildConditionalHeaders(health, now) }
  const answer = await ports.http.get(feed.fetchUrl, { headers })
  // The request may have taken long, so the following times count from its end.
  const moment = { now: ports.now(), random: ports.random() }
  if ('failure' in answer) return buildFailedVisitResult(feed, answer.message, moment)
  return afterAnswer(feed, answer, ports, moment)
}

async function afterAnswer(
  feed: Feed,
  answer: HttpResponse,
  ports: GatherDependencies,
  moment: VisitTiming,
): Promise<VisitResult> {
  if (answer.status === 304) return buildNotModifiedVisitResult(feed, answer, moment)
  if (answer.status === 410) return buildGoneVisitResult(feed, moment)
  if (answer.status !== 200)
    return buildFailedVisitResult(feed, statusSentence(answer.status), moment, answer)
  const about = { url: answer.url, contentType: answer.headers['content-type'], now: moment.now }
  const parsed = await ports.parser
    .parse(answer.body, about)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  if (parsed instanceof Error) return buildFailedVisitResult(feed, parsed.message, moment, answer)
  if (parsed.entries.length === 0) return buildEmptyVisitResult(feed, answer, moment)
  const gathered = buildVisitResultWithEntries(feed, parsed, answer, moment)
  return { ...gathered, reservedAt: await createReservedRightsLookup(answer, gathered.entries, ports.tdm) }
}
