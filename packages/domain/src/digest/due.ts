import type { EmailSettings } from '../contract/index.ts'
import type { ReaderTier } from '../reader/index.ts'
import { addDaysToLocalDateTime, type LocalDateTime, toLocalDateTime } from '../time/index.ts'

export type DigestKind = 'weekly' | 'daily'

/** The hour at which a digest is due, in the reader's time zone. */
export const DIGEST_HOUR = 7
/**
 * The hour, in the reader's time zone, from which no digest is sent until the next day. A digest is a morning
 * mail, so one that couldn't be sent by then is skipped.
 */
const DIGEST_LAST_HOUR = 19
const SATURDAY = 6
const WEEK_DAYS = 7
/**
 * A stored digest date more than this many days in the future is ignored, because the clock must have been
 * wrong. Small clock errors and differing time zones explain up to five days.
 */
const BELIEVED_DAYS = 7

export type DigestSettings = Pick<EmailSettings, 'weeklyDigest' | 'dailyDigest'>

/**
 * Returns the kind of digest that a reader gets on a day of the week (0 is Sunday); undefined if none. On
 * Saturday the weekly digest replaces the daily one.
 */
export function chooseDigestKind(
  { weeklyDigest, dailyDigest }: DigestSettings,
  tier: ReaderTier,
  weekday: number,
): DigestKind | undefined {
  if (weeklyDigest && weekday === SATURDAY) return 'weekly'
  return dailyDigest && tier === 'premium' ? 'daily' : undefined
}

/** Whether digests may be sent at a local time: from 7:00 to 19:00. */
export function isDigestTime({ hour }: LocalDateTime): boolean {
  return hour >= DIGEST_HOUR && hour < DIGEST_LAST_HOUR
}

/** The facts about a reader that decide whether a digest is due. */
export interface DigestRecipient {
  settings: DigestSettings
  tier: ReaderTier
  timeZone: string
  joinedAt: Date
  /** The date of the reader's last digest in their time zone; undefined if there was none. */
  lastDay: string | undefined
}

/**
 * The latest date, in any time zone, for which a digest can plausibly have been sent. A later date was stored
 * while the clock was wrong by more than a week, and doesn't prevent new digests.
 */
export function findLatestPossibleDigestDay(now: Date): string {
  return addDaysToLocalDateTime(toLocalDateTime(now, 'UTC'), BELIEVED_DAYS).day
}

/**
 * Returns the digest that is due for a reader now, with its date; undefined if none is due. The date is always
 * later than that of the reader's last digest, even if a clock is set back, an hour is repeated or the reader's
 * time zone changes. A last date that is too far in the future to be true (`findLatestPossibleDigestDay`) is
 * ignored.
 */
export function findDueDigest(
  reader: DigestRecipient,
  now: Date,
): { kind: DigestKind; day: string } | undefined {
  const local = toLocalDateTime(now, reader.timeZone)
  if (!isDigestTime(local)) return undefined
  if (
    reader.lastDay !== undefined &&
    reader.lastDay >= local.day &&
    reader.lastDay <= findLatestPossibleDigestDay(now)
  )
    return undefined
  const joined = toLocalDateTime(reader.joinedAt, reader.timeZone)
  // A reader who joins after the hour of digests gets the first one on the next day.
  if (joined.day > local.day || (joined.day === local.day && joined.hour >= DIGEST_HOUR)) return undefined
  const kind = chooseDigestKind(reader.settings, reader.tier, local.weekday)
  return kind && { kind, day: local.day }
}

/** The next digest for a reader, with its date in their time zone; undefined if they get none. */
export function findNextDigest(
  { settings, tier, timeZone }: Pick<DigestRecipient, 'settings' | 'tier' | 'timeZone'>,
  now: Date,
): { kind: DigestKind; day: string } | undefined {
  const local = toLocalDateTime(now, timeZone)
  const first = local.hour < DIGEST_HOUR ? 0 : 1
  for (let days = first; days < first + WEEK_DAYS; days += 1) {
    const { day, weekday } = addDaysToLocalDateTime(local, days)
    const kind = chooseDigestKind(settings, tier, weekday)
    if (kind) return { kind, day }
  }
  return undefined
}
