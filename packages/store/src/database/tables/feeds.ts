import type { PlaceHint, Publisher } from '@plainwire/domain/feed'
import type { FeedFacts, FeedVisitOutcome, PublisherFacts } from '@plainwire/domain/newsroom'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ContentKind } from '../content.ts'

export interface PublisherTable {
  id: string
  content: ContentKind
  facts: JSONColumnType<Publisher>
  retired_at: Date | null
  release_facts: JSONColumnType<Publisher> | null
  operator_facts: JSONColumnType<Partial<PublisherFacts>> | null
  added_at: Date | null
  removed_at: Date | null
}

export interface FeedTable {
  id: string
  publisher_id: string
  content: ContentKind
  url: string
  fetch_url: string
  categories: string[]
  language: string | null
  place: JSONColumnType<PlaceHint> | null
  etag: string | null
  last_modified: string | null
  validators_since: Date | null
  content_hash: string | null
  next_check_at: Date
  interval_minutes: number
  entries_per_hour: Generated<number>
  consecutive_failures: Generated<number>
  last_checked_at: Date | null
  last_success_at: Date | null
  last_status: number | null
  last_error: string | null
  redirect_to: string | null
  redirect_seen: Generated<number>
  gone_at: Date | null
  retired_at: Date | null
  release_facts: JSONColumnType<FeedFacts> | null
  operator_facts: JSONColumnType<Partial<FeedFacts>> | null
  added_at: Date | null
  removed_at: Date | null
  paused_at: Date | null
}

interface FeedVisitTable {
  number: GeneratedAlways<number>
  feed_id: string
  at: Date
  outcome: FeedVisitOutcome
  status: number | null
  entries: number
  articles: number
  rejected: number
  error: string | null
}

interface PrivateOriginTable {
  origin: string
  added_at: Date
}

interface RequestTurnTable {
  domain: string
  holder: string
  held_until: Date
  free_at: Date
  gap_ms: Generated<number>
  gap_until: Date | null
}

/**
 * The tables of publishers, feeds and their visits, the origins outside the public internet from which feeds
 * are allowed, and the locks with which processes space their requests to a domain.
 */
export interface FeedTables {
  publishers: PublisherTable
  feeds: FeedTable
  feed_visits: FeedVisitTable
  private_origins: PrivateOriginTable
  request_turns: RequestTurnTable
}
