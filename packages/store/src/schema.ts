import type {
  News,
  NewsStory,
  Preferences,
  Provider,
  SavedSnapshot,
  StoryDetails,
} from '@plainwire/domain/contract'
import type { Media, Publisher } from '@plainwire/domain/feed'
import type { Language } from '@plainwire/domain/language'
import type { Device, SubscriptionRecord, Tier } from '@plainwire/domain/reader'
import type { StoryLog } from '@plainwire/domain/story'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PushTables } from './schema-push.ts'

/** The fictional sample or the live world. They may share a database and are never mixed. */
export type Content = News['content']

/** 'listed': known from its feed, page not read yet. 'feed-only': its page isn't read. 'duplicate': another article's page. */
export type ArticleState = 'listed' | 'read' | 'feed-only' | 'duplicate'

/** 'merged': its articles went to another story, to which its address leads. 'empty': all its articles went elsewhere. */
export type StoryState = 'open' | 'merged' | 'empty'

type Moment = Date
type GeneratedAlways<T> = ColumnType<T, never, never>

interface PublisherTable {
  id: string
  content: Content
  facts: JSONColumnType<Publisher>
  retired_at: Moment | null
}

export interface FeedTable {
  id: string
  publisher_id: string
  content: Content
  url: string
  fetch_url: string
  categories: string[]
  language: string | null
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
  sections: string[]
  is_paywalled: boolean
  feed_position: number | null
  words_hash: string
  rest_hash: string
  revision: Generated<number>
  changed_at: Moment
  placed_revision: number | null
  passed_over: string | null
  is_to_place: GeneratedAlways<boolean>
  read_after: Moment
  read_attempts: Generated<number>
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

interface RejectionTable {
  feed_id: string
  entry_key: string
  title: string
  url: string | null
  reason: string
  seen_at: Moment
}

interface StoryTable {
  id: string
  content: Content
  state: StoryState
  merged_into: string | null
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

interface ReaderTable {
  id: string
  email: string
  email_key: string
  created_at: Moment
  preferences: JSONColumnType<Preferences> | null
}

export interface SignInTable {
  address: Uint8Array
  salt: Uint8Array | null
  digest: Uint8Array | null
  issued_at: Moment | null
  tries: Generated<number>
  mailed_at: Generated<Moment[]>
  tried_at: Generated<Moment[]>
  failures_in_a_row: Generated<number>
  changed_at: Moment
}

interface MailCountTable {
  hour: Moment
  mails: number
}

interface SessionTable {
  id: string
  reader_id: string
  salt: Uint8Array
  generation: Generated<number>
  rotated_at: Moment
  is_seen: Generated<boolean>
  begun_at: Moment
  browser: Device['browser']
  system: Device['system']
}

interface SubscriptionTable {
  reader_id: string
  tier: Tier
  status: SubscriptionRecord['status']
  current_period_end: Moment | null
  cancel_at_period_end: boolean
  price_id: string | null
  changed_at: Moment
}

interface PayerTable {
  reader_id: string
  customer_id: string | null
  is_trial_used: Generated<boolean>
  attempts: Generated<number>
  begun_at: Moment | null
  busy_until: Moment | null
  asked: Generated<number>
  heard: Generated<number>
  asked_at: Moment | null
}

interface PaymentEventTable {
  id: string
  heard_at: Moment
}

interface LeavingPayerTable {
  customer_id: string
  left_at: Moment
  tries: Generated<number>
  try_at: Moment
}

interface ProviderSignInTable {
  state: Uint8Array
  provider: Provider
  challenge: Uint8Array
  begun_at: Moment
  returned_at: Moment | null
  code: Uint8Array | null
  sealed_email: string | null
}

interface SavedStoryTable {
  reader_id: string
  story_id: string
  saved_at: Moment
  story: JSONColumnType<SavedSnapshot>
}

interface MailSettingsTable {
  reader_id: string
  language: Language
  time_zone: string
  suspended_at: Moment | null
  suspended_for: 'bounce' | 'complaint' | null
}

export interface MailingTable {
  reader_id: string
  kind: 'digest' | 'breaking' | 'news'
  key: string
  state: 'claimed' | 'handed' | 'sent' | 'failed' | 'empty'
  variant: string | null
  day: string
  token: number
  claimed_at: Moment
  sent_at: Moment | null
  retry_at: Moment | null
  tries: Generated<number>
  doubts: Generated<number>
  story_ids: Generated<string[]>
}

interface MailIssueTable {
  kind: 'breaking' | 'news'
  key: string
  content: JSONColumnType<object>
  queued_at: Moment
}

interface MailBudgetTable {
  span: 'minute' | 'day'
  since: Moment
  mails: number
}

/** Every table, as `migrations/` makes it. */
export interface Tables extends PushTables {
  publishers: PublisherTable
  feeds: FeedTable
  articles: ArticleTable
  article_urls: ArticleUrlTable
  article_entries: ArticleEntryTable
  rejections: RejectionTable
  stories: StoryTable
  story_articles: StoryArticleTable
  story_versions: StoryVersionTable
  story_logs: StoryLogTable
  shared_stories: SharedStoryTable
  rechecks: RecheckTable
  editions: EditionTable
  edition_blobs: EditionBlobTable
  edition_files: EditionFileTable
  leases: LeaseTable
  settings: SettingTable
  secrets: SecretTable
  readers: ReaderTable
  sign_ins: SignInTable
  mail_counts: MailCountTable
  sessions: SessionTable
  provider_sign_ins: ProviderSignInTable
  subscriptions: SubscriptionTable
  payers: PayerTable
  payment_events: PaymentEventTable
  leaving_payers: LeavingPayerTable
  saved_stories: SavedStoryTable
  mail_settings: MailSettingsTable
  mailings: MailingTable
  mail_issues: MailIssueTable
  mail_budgets: MailBudgetTable
}
