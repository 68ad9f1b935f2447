import type { ReservedRights } from '@plainwire/domain/article'
import type {
  CorrectionKind,
  CorrectionTexts,
  News,
  NewsStory,
  StoryDetails,
  WithdrawnKind,
} from '@plainwire/domain/contract'
import type { Media, PlaceHint, Publisher } from '@plainwire/domain/feed'
import type { FeedFacts, PublisherFacts, VisitOutcome } from '@plainwire/domain/newsroom'
import type { StoryLog } from '@plainwire/domain/story'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PackedReading } from '../articles/reading-column.ts'
import type { OperatorActionKind } from '../operators/operator-action-kinds.ts'
import type { AccountTables } from './schema-accounts.ts'
import type { PushTables } from './schema-push.ts'

/** The fictional sample or the live news. Both may share a database and are never mixed. */
export type Content = News['content']

/**
 * 'listed': known from its feed, page not read yet. 'feed-only': its page is not read. 'duplicate': the same
 * page as another article.
 */
export type ArticleState = 'listed' | 'read' | 'feed-only' | 'duplicate'

/**
 * 'merged': its articles moved to another story, to which its address leads. 'empty': all its articles moved
 * elsewhere.
 */
export type StoryState = 'open' | 'merged' | 'empty'

type Moment = Date
type GeneratedAlways<T> = ColumnType<T, never, never>

export interface PublisherTable {
  id: string
  content: Content
  facts: JSONColumnType<Publisher>
  retired_at: Moment | null
  release_facts: JSONColumnType<Publisher> | null
  operator_facts: JSONColumnType<Partial<PublisherFacts>> | null
  added_at: Moment | null
  removed_at: Moment | null
}

export interface FeedTable {
  id: string
  publisher_id: string
  content: Content
  url: string
  fetch_url: string
  categories: string[]
  language: string | null
  place: JSONColumnType<PlaceHint> | null
  etag: string | null
  last_modified: string | null
  validators_since: Moment | null
  content_hash: string | null
  next_check_at: Moment
  interval_minutes: number
  entries_per_hour: Generated<number>
  consecutive_failures: Generated<number>
  last_checked_at: Moment | null
  last_success_at: Moment | null
  last_status: number | null
  last_error: string | null
  redirect_to: string | null
  redirect_seen: Generated<number>
  gone_at: Moment | null
  retired_at: Moment | null
  release_facts: JSONColumnType<FeedFacts> | null
  operator_facts: JSONColumnType<Partial<FeedFacts>> | null
  added_at: Moment | null
  removed_at: Moment | null
  paused_at: Moment | null
}

interface PrivateOriginTable {
  origin: string
  added_at: Moment
}

interface OperatorLogTable {
  number: GeneratedAlways<number>
  at: Moment
  actor: string
  act: OperatorActionKind
  subject: string
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
}

interface FeedVisitTable {
  number: GeneratedAlways<number>
  feed_id: string
  at: Moment
  outcome: VisitOutcome
  status: number | null
  entries: number
  articles: number
  rejected: number
  error: string | null
}

export interface ArticleTable {
  id: string
  arrival: GeneratedAlways<number>
  content: Content
  publisher_id: string
  feed_id: string
  state: ArticleState
  url: string
  canonical_url: string
  title: string
  summary: string
  text: string
  text_dropped_at: Moment | null
  byline: string | null
  language: string
  published_at: Moment | null
  updated_at: Moment | null
  first_seen_at: Moment
  word_count: number | null
  media: JSONColumnType<Media[]>
  hints: string[]
  place_hint: JSONColumnType<PlaceHint> | null
  sections: string[]
  is_paywalled: boolean
  reserved: JSONColumnType<ReservedRights> | null
  feed_position: number | null
  words_hash: string
  rest_hash: string
  revision: Generated<number>
  changed_at: Moment
  placed_revision: number | null
  reading: JSONColumnType<PackedReading> | null
  passed_over: string | null
  is_to_place: GeneratedAlways<boolean>
  read_after: Moment
  read_attempts: Generated<number>
}

interface RequestTurnTable {
  domain: string
  holder: string
  held_until: Moment
  free_at: Moment
  gap_ms: Generated<number>
  gap_until: Moment | null
}

interface ArticleUrlTable {
  publisher_id: string
  url_key: string
  article_id: string
}

interface ArticleEntryTable {
  feed_id: string
  entry_key: string
  article_id: string
  is_duplicate: boolean
  seen_at: Moment
}

interface ArticleMeaningTable {
  article_id: string
  model: string
  text_hash: string
  vector: Uint8Array
}

interface ModelAnswerTable {
  question: string
  answer: JSONColumnType<object>
  tokens: number
  answered_at: Moment
}

interface ModelDayTable {
  day: Moment
  stories: number
  tokens: number
}

interface RejectionTable {
  feed_id: string
  entry_key: string
  title: string
  url: string | null
  reason: string
  seen_at: Moment
}

interface ThreadTable {
  id: string
  content: Content
  merged_into: string | null
  opened_at: Moment
}

interface StoryTable {
  id: string
  content: Content
  state: StoryState
  merged_into: string | null
  thread_id: string | null
  opened_at: Moment
  first_at: Moment
  last_at: Moment
  article_count: Generated<number>
  revision: Generated<number>
  written_revision: number | null
  details: JSONColumnType<StoryDetails> | null
  details_hash: string | null
  words_hash: string | null
  version: Generated<number>
}

interface StoryArticleTable {
  article_id: string
  story_id: string
  content: Content
  similarity: number
  shared_names: string[]
  shared_terms: string[]
  gap_hours: number
  joined_at: Moment
}

interface StoryVersionTable {
  story_id: string
  version: number
  at: Moment
  snapshot: JSONColumnType<NewsStory>
}

interface StoryLogTable {
  story_id: string
  log: JSONColumnType<StoryLog>
}

interface SharedStoryTable {
  story_id: string
  shared_at: Moment
  details: JSONColumnType<StoryDetails> | null
}

interface RecheckTable {
  story_id: string
  article_id: string
  asked_at: Moment
  done_at: Moment | null
}

interface EditionTable {
  number: number
  content: Content
  published_at: Moment
  story_count: number
  digest: string
  fencing_token: number
  signature: string | null
}

interface EditionKeyTable {
  id: string
  public_key: string
  valid_from: Date
  valid_until: Date | null
}

interface EditionRecordTable {
  edition: number
  bytes: Uint8Array
}

interface RecordedPartTable {
  content: Content
  sha256: string
  bytes: Uint8Array
  last_edition: number | null
}

interface EditionBlobTable {
  sha256: string
  bytes: Uint8Array
}

interface EditionFileTable {
  edition: number
  path: string
  sha256: string
  size: number
}

interface LeaseTable {
  name: string
  holder: string
  token: number
  expires_at: Moment
}

interface SettingTable {
  key: string
  value: JSONColumnType<unknown[] | object>
}

interface SecretTable {
  name: string
  value: Uint8Array
}

interface WithdrawalTable {
  kind: WithdrawnKind
  subject_id: string
  withdrawn_at: Moment
}

interface WithdrawalLogTable {
  number: GeneratedAlways<number>
  act: CorrectionKind
  kind: WithdrawnKind
  subject_id: string
  at: Moment
  actor: string
  reason: string
  name: JSONColumnType<CorrectionTexts> | null
  correction: JSONColumnType<CorrectionTexts> | null
}

/** Every table, as created by `migrations/`. */
export interface Tables extends AccountTables, PushTables {
  publishers: PublisherTable
  feeds: FeedTable
  feed_visits: FeedVisitTable
  private_origins: PrivateOriginTable
  operator_log: OperatorLogTable
  articles: ArticleTable
  article_urls: ArticleUrlTable
  article_entries: ArticleEntryTable
  article_meanings: ArticleMeaningTable
  model_answers: ModelAnswerTable
  model_days: ModelDayTable
  rejections: RejectionTable
  threads: ThreadTable
  stories: StoryTable
  story_articles: StoryArticleTable
  story_versions: StoryVersionTable
  story_logs: StoryLogTable
  shared_stories: SharedStoryTable
  rechecks: RecheckTable
  editions: EditionTable
  edition_blobs: EditionBlobTable
  edition_files: EditionFileTable
  edition_keys: EditionKeyTable
  edition_records: EditionRecordTable
  recorded_parts: RecordedPartTable
  leases: LeaseTable
  request_turns: RequestTurnTable
  settings: SettingTable
  secrets: SecretTable
  withdrawals: WithdrawalTable
  withdrawal_log: WithdrawalLogTable
}
