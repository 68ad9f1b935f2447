import type { Entry, Feed, FeedHealth, ParsedFeed } from '@plainwire/domain/feed'
import { HOUR_MS } from '@plainwire/domain/units'
import type { HttpResponse } from '../../ports.ts'
import { computeEntryKey } from '../article/entry-key.ts'
import { computeContentFingerprint } from './content-fingerprint.ts'
import { decideFeedMove } from './moved-feed.ts'
import { computePublisherRequestedWaitMinutes } from './requested-wait.ts'
import { readCacheValidators } from './validators.ts'
import type { VisitResult, VisitTiming } from './visit-result.ts'
import {
  computeDecayedEntryRate,
  computeNextVisitTime,
  computeSmoothedEntryRate,
  computeVisitIntervalMinutes,
  delayVisitToAllowedTime,
  MAX_VISIT_INTERVAL_MINUTES,
  MIN_VISIT_INTERVAL_MINUTES,
} from './visit-rhythm.ts'

function hoursSince(past: Date | undefined, now: Date): number | undefined {
  return past && Math.max(0, now.getTime() - past.getTime()) / HOUR_MS
}

function succeeded(health: FeedHealth, status: number, { now }: VisitTiming): FeedHealth {
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
 * Returns the result of a 304 answer. Its validators aren't stored, because some servers send other ones with a
 * 304 than with a full answer.
 */
export function buildNotModifiedVisitResult(
  feed: Feed,
  answer: HttpResponse,
  moment: VisitTiming,
): VisitResult {
  const { health } = feed
  const rate = computeDecayedEntryRate(
    health.entriesPerHour,
    hoursSince(health.lastSuccessAt, moment.now) ?? 0,
  )
  const minutes = Math.max(
    computeVisitIntervalMinutes(rate),
    computePublisherRequestedWaitMinutes(answer.headers, undefined, moment.now),
  )
  const { fetchUrl, ...move } = decideFeedMove(feed, answer, health.contentHash ?? '')
  const next: FeedHealth = {
    ...succeeded(health, 304, moment),
    ...move,
    entriesPerHour: rate,
    intervalMinutes: minutes,
    nextCheckAt: computeNextVisitTime(moment.now, minutes, moment.random),
  }
  return { feed: { ...feed, fetchUrl, health: next }, entries: [], outcome: 'unchanged' }
}

/**
 * The result of a feed without entries, which may be an error: feed generators send an empty feed while they
 * are working (newsboat#1138). Its validators aren't stored. The longer it remains empty, the longer the
 * interval to the next visit.
 */
export function buildEmptyVisitResult(feed: Feed, answer: HttpResponse, moment: VisitTiming): VisitResult {
  const { health } = feed
  const emptyMinutes = (hoursSince(health.lastSuccessAt, moment.now) ?? Number.POSITIVE_INFINITY) * 60
  const minutes = Math.min(MAX_VISIT_INTERVAL_MINUTES, Math.max(MIN_VISIT_INTERVAL_MINUTES, emptyMinutes / 2))
  const next: FeedHealth = {
    ...succeeded(health, answer.status, moment),
    lastSuccessAt: health.lastSuccessAt,
    lastError: 'The feed is empty.',
    intervalMinutes: minutes,
    nextCheckAt: computeNextVisitTime(moment.now, minutes, moment.random),
  }
  return { feed: { ...feed, health: next }, entries: [], outcome: 'unchanged' }
}

/**
 * Entries without duplicate identifiers: the first counts, which is the newest in most feeds (Daily Mail
 * repeats identifiers).
 */
function firstOfEach(entries: readonly Entry[]): Entry[] {
  const keys = entries.map(computeEntryKey)
  return entries.filter((_entry, index) => keys.indexOf(keys[index] ?? '') === index)
}

/** The result of a feed with entries, which may be new or the same as at the last visit. */
export function buildVisitResultWithEntries(
  feed: Feed,
  parsed: ParsedFeed,
  answer: HttpResponse,
  moment: VisitTiming,
): VisitResult {
  const { health } = feed
  const { now, random } = moment
  const contentHash = computeContentFingerprint(parsed.entries)
  const isSame = contentHash === health.contentHash
  const hours = hoursSince(health.lastSuccessAt, now)
  const rate = isSame
    ? computeDecayedEntryRate(health.entriesPerHour, hours ?? 0)
    : computeSmoothedEntryRate(health.entriesPerHour, parsed.entries, hours, now)
  const minutes = Math.max(
    computeVisitIntervalMinutes(rate),
    computePublisherRequestedWaitMinutes(answer.headers, parsed, now),
  )
  const { fetchUrl, ...move } = decideFeedMove(feed, answer, contentHash)
  const next: FeedHealth = {
    ...succeeded(health, answer.status, moment),
    ...move,
    ...readCacheValidators(answer.headers, now),
    contentHash,
    entriesPerHour: rate,
    intervalMinutes: minutes,
    nextCheckAt: delayVisitToAllowedTime(computeNextVisitTime(now, minutes, random), parsed),
  }
  const entries = isSame ? [] : firstOfEach(parsed.entries)
  return { feed: { ...feed, fetchUrl, health: next }, entries, outcome: isSame ? 'unchanged' : 'new' }
}
