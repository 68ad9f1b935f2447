import type { ReservedRights } from '@plainwire/domain/article'
import type { Entry, Feed, FeedHealth, ParsedFeed } from '@plainwire/domain/feed'
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import type { HttpAnswer } from '../../ports.ts'
import { entryKey } from '../article/entry-key.ts'
import { contentFingerprint } from './content-fingerprint.ts'
import { decideMove } from './moved-feed.ts'
import { parseRetryAfter, requestedWaitMinutes } from './requested-wait.ts'
import { validatorsOf } from './validators.ts'
import {
  backoffMinutes,
  decayedEntryRate,
  MAX_INTERVAL_MINUTES,
  MIN_INTERVAL_MINUTES,
  moveOutOfSkippedTimes,
  nextVisit,
  smoothedEntryRate,
  visitIntervalMinutes,
} from './visit-rhythm.ts'

/** The result of a visit to a feed. */
export interface VisitResult {
  /** The feed with its new health, to be stored. */
  feed: Feed
  /** All entries in the order of the feed; empty if nothing changed. */
  entries: Entry[]
  outcome: 'new' | 'unchanged' | 'failed' | 'gone' | 'not-due'
  /**
   * The reservations of the feed and of its entries' sites for an article's address; undefined if there are
   * none.
   */
  reservedAt?: (url: string) => ReservedRights | undefined
  /** The failure, as one sentence. */
  error?: string
}

/** The time of the visit, and a random number (0 up to 1) that spreads the next one. */
export interface VisitTime {
  now: Date
  random: number
}

type Headers = Pick<HttpAnswer, 'headers'>

/** After this many consecutive failures a redirected feed is fetched from its listed address again. */
const FAILURES_BEFORE_RETURN = 5

function hoursSince(past: Date | undefined, now: Date): number | undefined {
  return past && Math.max(0, now.getTime() - past.getTime()) / HOUR_MS
}

const latest = (...dates: (Date | undefined)[]) =>
  new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)))

function succeeded(health: FeedHealth, status: number, { now }: VisitTime): FeedHealth {
  return {
    ...health,
    consecutiveFailures: 0,
    lastCheckedAt: now,
    lastSuccessAt: now,
    lastStatus: status,
    lastError: undefined,
  }
}

/**
 * The result of a failed visit: the next one is delayed, longer after each failure, and never before a
 * requested time.
 */
export function buildFailedVisitResult(
  feed: Feed,
  error: string,
  moment: VisitTime,
  answer?: Headers & { status: number },
): VisitResult {
  const failures = feed.health.consecutiveFailures + 1
  const wait = backoffMinutes(failures, moment.random) * MINUTE_MS
  const asked = answer && parseRetryAfter(answer.headers, moment.now)
  const health: FeedHealth = {
    ...feed.health,
    consecutiveFailures: failures,
    lastCheckedAt: moment.now,
    lastStatus: answer?.status,
    lastError: error,
    nextCheckAt: latest(new Date(moment.now.getTime() + wait), asked),
  }
  const fetchUrl = failures >= FAILURES_BEFORE_RETURN ? feed.url : feed.fetchUrl
  return { feed: { ...feed, fetchUrl, health }, entries: [], outcome: 'failed', error }
}

/** The result of a visit after which the publisher has permanently removed the feed. */
export function buildGoneVisitResult(feed: Feed, { now }: VisitTime): VisitResult {
  const error = 'The publisher has withdrawn this feed (410).'
  const health = { ...feed.health, goneAt: now, lastCheckedAt: now, lastStatus: 410, lastError: error }
  return { feed: { ...feed, health }, entries: [], outcome: 'gone', error }
}

/**
 * The result of a 304 answer. Its headers aren't stored as validators, because some servers send different
 * ones.
 */
export function buildNotModifiedVisitResult(feed: Feed, answer: HttpAnswer, moment: VisitTime): VisitResult {
  const { health } = feed
  const rate = decayedEntryRate(health.entriesPerHour, hoursSince(health.lastSuccessAt, moment.now) ?? 0)
  const minutes = Math.max(
    visitIntervalMinutes(rate),
    requestedWaitMinutes(answer.headers, undefined, moment.now),
  )
  const { fetchUrl, ...move } = decideMove(feed, answer, health.contentHash ?? '')
  const next: FeedHealth = {
    ...succeeded(health, 304, moment),
    ...move,
    entriesPerHour: rate,
    intervalMinutes: minutes,
    nextCheckAt: nextVisit(moment.now, minutes, moment.random),
  }
  return { feed: { ...feed, fetchUrl, health: next }, entries: [], outcome: 'unchanged' }
}

/**
 * The result of a feed without entries, which may be an error: feed generators send it while they are working
 * (newsboat#1138). Its validators aren't stored, and it is visited again soon, later the longer it remains
 * empty.
 */
export function buildEmptyVisitResult(feed: Feed, answer: HttpAnswer, moment: VisitTime): VisitResult {
  const { health } = feed
  const emptyMinutes = (hoursSince(health.lastSuccessAt, moment.now) ?? Number.POSITIVE_INFINITY) * 60
  const minutes = Math.min(MAX_INTERVAL_MINUTES, Math.max(MIN_INTERVAL_MINUTES, emptyMinutes / 2))
  const next: FeedHealth = {
    ...succeeded(health, answer.status, moment),
    lastSuccessAt: health.lastSuccessAt,
    lastError: 'The feed is empty.',
    intervalMinutes: minutes,
    nextCheckAt: nextVisit(moment.now, minutes, moment.random),
  }
  return { feed: { ...feed, health: next }, entries: [], outcome: 'unchanged' }
}

/**
 * Entries without duplicate identifiers: the first counts, which is the newest in most feeds (Daily Mail
 * repeats identifiers).
 */
function firstOfEach(entries: readonly Entry[]): Entry[] {
  const keys = entries.map(entryKey)
  return entries.filter((_entry, index) => keys.indexOf(keys[index] ?? '') === index)
}

/** The result of a feed with entries, which may be new or the same as at the last visit. */
export function buildEntriesVisitResult(
  feed: Feed,
  parsed: ParsedFeed,
  answer: HttpAnswer,
  moment: VisitTime,
): VisitResult {
  const { health } = feed
  const { now, random } = moment
  const contentHash = contentFingerprint(parsed.entries)
  const isSame = contentHash === health.contentHash
  const hours = hoursSince(health.lastSuccessAt, now)
  const rate = isSame
    ? decayedEntryRate(health.entriesPerHour, hours ?? 0)
    : smoothedEntryRate(health.entriesPerHour, parsed.entries, hours, now)
  const minutes = Math.max(visitIntervalMinutes(rate), requestedWaitMinutes(answer.headers, parsed, now))
  const { fetchUrl, ...move } = decideMove(feed, answer, contentHash)
  const next: FeedHealth = {
    ...succeeded(health, answer.status, moment),
    ...move,
    ...validatorsOf(answer.headers, now),
    contentHash,
    entriesPerHour: rate,
    intervalMinutes: minutes,
    nextCheckAt: moveOutOfSkippedTimes(nextVisit(now, minutes, random), parsed),
  }
  const entries = isSame ? [] : firstOfEach(parsed.entries)
  return { feed: { ...feed, fetchUrl, health: next }, entries, outcome: isSame ? 'unchanged' : 'new' }
}
