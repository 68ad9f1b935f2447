import { isCategory } from '@plainwire/domain/category'
import type { Feed, FeedHealth } from '@plainwire/domain/feed'
import type { Selectable } from 'kysely'
import type { ContentKind } from '../database/content.ts'
import { toStorableText } from '../database/storable.ts'
import type { FeedTable } from '../database/tables/feeds.ts'

/** A feed and its content: sample or live. */
export interface StoredFeed extends Feed {
  content: ContentKind
}

const text = (value: string | undefined) => (value === undefined ? null : toStorableText(value))

/** Converts a feed's health to columns. */
export function toFeedHealthColumns(health: FeedHealth) {
  return {
    etag: text(health.etag),
    last_modified: text(health.lastModified),
    validators_since: health.validatorsSince ?? null,
    content_hash: health.contentHash ?? null,
    next_check_at: health.nextCheckAt,
    interval_minutes: health.intervalMinutes,
    entries_per_hour: health.entriesPerHour,
    consecutive_failures: health.consecutiveFailures,
    last_checked_at: health.lastCheckedAt ?? null,
    last_success_at: health.lastSuccessAt ?? null,
    last_status: health.lastStatus ?? null,
    last_error: text(health.lastError),
    redirect_to: text(health.redirectTo),
    redirect_seen: health.redirectSeen,
    gone_at: health.goneAt ?? null,
  }
}

/** Converts a row to a feed with its health. */
export function toStoredFeed(row: Selectable<FeedTable>): StoredFeed {
  return {
    id: row.id,
    publisherId: row.publisher_id,
    content: row.content,
    url: row.url,
    fetchUrl: row.fetch_url,
    categories: row.categories.filter(isCategory),
    language: row.language ?? undefined,
    ...(row.place && { place: row.place }),
    health: toHealth(row),
  }
}

function toHealth(row: Selectable<FeedTable>): FeedHealth {
  return {
    etag: row.etag ?? undefined,
    lastModified: row.last_modified ?? undefined,
    validatorsSince: row.validators_since ?? undefined,
    contentHash: row.content_hash ?? undefined,
    nextCheckAt: row.next_check_at,
    intervalMinutes: row.interval_minutes,
    entriesPerHour: row.entries_per_hour,
    consecutiveFailures: row.consecutive_failures,
    lastCheckedAt: row.last_checked_at ?? undefined,
    lastSuccessAt: row.last_success_at ?? undefined,
    lastStatus: row.last_status ?? undefined,
    lastError: row.last_error ?? undefined,
    redirectTo: row.redirect_to ?? undefined,
    redirectSeen: row.redirect_seen,
    goneAt: row.gone_at ?? undefined,
  }
}
