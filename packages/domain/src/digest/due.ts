import type { EmailSettings } from '../contract/index.ts'
import type { Tier } from '../reader/index.ts'
import { daysLater, type LocalMoment, localMoment } from './local-moment.ts'

export type DigestKind = 'weekly' | 'daily'

/** A digest comes at this hour of the reader's day. */
export const DIGEST_HOUR = 7
/** A digest that couldn't be sent by this hour is no longer a morning mail and is skipped. */
export const DIGEST_LAST_HOUR = 19
const SATURDAY = 6
const WEEK_DAYS = 7
/** Clocks that are a day and a half off to either side and zones a day apart make five. */
const BELIEVED_DAYS = 7

export type DigestSettings = Pick<EmailSettings, 'weeklyDigest' | 'dailyDigest'>

/**
 * The kind of digest that a reader gets on a day of the week; at most one. On Saturday the weekly one
 * replaces the daily one.
 */
export function digestKind(
  { weeklyDigest, dailyDigest }: DigestSettings,
  tier: Tier,
  weekday: number,
): DigestKind | undefined {
  if (weeklyDigest && weekday === SATURDAY) return 'weekly'
  return dailyDigest && tier === 'premium' ? 'daily' : undefined
}

/** Whether digests are due at a local moment: from 7 to 19 hours. */
export function isDigestTime({ hour }: LocalMoment): boolean {
  return hour >= DIGEST_HOUR && hour < DIGEST_LAST_HOUR
}

/** The facts about a reader that decide whether a digest is due. */
export interface DigestReader {
  wishes: DigestSettings
  tier: Tier
  timeZone: string
  joinedAt: Date
  /** The reader's day of the newest digest; undefined before the first. */
  lastDay: string | undefined
}

/**
 * The last day, in any zone, that a digest may have been sent for: further ahead it was sent while the clock was wrong by more than a
 * week, and holds back no other.
 */
export function lastBelievedDay(now: Date): string {
  return daysLater(localMoment(now, 'UTC'), BELIEVED_DAYS).day
}

/**
 * The digest that is due for a reader now, with the day it belongs to. A day never comes twice, nor does an earlier one: not when
 * a clock is set back or an hour is repeated, and not when the reader's zone changes.
 */
export function dueDigest(reader: DigestReader, now: Date): { kind: DigestKind; day: string } | undefined {
  const local = localMoment(now, reader.timeZone)
  if (!isDigestTime(local)) return undefined
  if (reader.lastDay !== undefined && reader.lastDay >= local.day && reader.lastDay <= lastBelievedDay(now))
    return undefined
  const joined = localMoment(reader.joinedAt, reader.timeZone)
  // A reader who joins after the hour of digests gets the next one.
  if (joined.day > local.day || (joined.day === local.day && joined.hour >= DIGEST_HOUR)) return undefined
  const kind = digestKind(reader.wishes, reader.tier, local.weekday)
  return kind && { kind, day: local.day }
}

/** The next digest for a reader, with its date in their time zone; undefined if they get none. */
export function nextDigest(
  { wishes, tier, timeZone }: Pick<DigestReader, 'wishes' | 'tier' | 'timeZone'>,
  now: Date,
): { kind: DigestKind; day: string } | undefined {
  const local = localMoment(now, timeZone)
  const first = local.hour < DIGEST_HOUR ? 0 : 1
  for (let days = first; days < first + WEEK_DAYS; days += 1) {
    const { day, weekday } = daysLater(local, days)
    const kind = digestKind(wishes, tier, weekday)
    if (kind) return { kind, day }
  }
  return undefined
}
