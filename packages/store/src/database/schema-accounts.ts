import type { Preferences, SavedStorySnapshot, SignInProvider } from '@plainwire/domain/contract'
import type { FollowKind } from '@plainwire/domain/follow'
import type { Language } from '@plainwire/domain/language'
import type { Device, IssuedCode, SubscriptionRecord, Tier } from '@plainwire/domain/reader'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

interface ReaderTable {
  id: string
  email: string
  email_key: string
  created_at: Date
  preferences: JSONColumnType<Preferences> | null
}

/** An issued code in JSON. */
type StoredCode = Omit<IssuedCode, 'issuedAt'> & { issuedAt: string }

export interface SignInTable {
  address: Uint8Array
  codes: ColumnType<StoredCode[], string | undefined, string>
  mailed_at: Generated<Date[]>
  tried_at: Generated<Date[]>
  failures_in_a_row: Generated<number>
  changed_at: Date
}

interface MailCountTable {
  hour: Date
  mails: number
}

interface SessionTable {
  id: string
  reader_id: string
  salt: Uint8Array
  generation: Generated<number>
  rotated_at: Date
  is_seen: Generated<boolean>
  begun_at: Date
  browser: Device['browser']
  system: Device['system']
}

interface SubscriptionTable {
  reader_id: string
  tier: Tier
  status: SubscriptionRecord['status']
  current_period_end: Date | null
  cancel_at_period_end: boolean
  price_id: string | null
  changed_at: Date
}

interface PayerTable {
  reader_id: string
  customer_id: string | null
  is_trial_used: Generated<boolean>
  attempts: Generated<number>
  begun_at: Date | null
  busy_until: Date | null
  asked: Generated<number>
  heard: Generated<number>
  asked_at: Date | null
}

interface PaymentEventTable {
  id: string
  heard_at: Date
}

interface LeavingPayerTable {
  customer_id: string
  left_at: Date
  tries: Generated<number>
  try_at: Date
}

interface ProviderSignInTable {
  state: Uint8Array
  provider: SignInProvider
  challenge: Uint8Array
  begun_at: Date
  returned_at: Date | null
  code: Uint8Array | null
  sealed_email: string | null
}

interface InvitationTable {
  email_key: string
  email: string
  token: Uint8Array
  language: Language
  invited_at: Date
  expires_at: Date
  used_at: Date | null
  reader_id: string | null
}

interface SavedStoryTable {
  reader_id: string
  story_id: string
  saved_at: Date
  story: JSONColumnType<SavedStorySnapshot>
}

export interface FollowedThingTable {
  id: Generated<string>
  reader_id: string
  name: string
  kind: FollowKind
  key: string
  label: string
  story_ids: string[]
  followed_at: Date
  in_digest: Generated<boolean>
  has_bell: Generated<boolean>
  feed_number: Generated<number>
  hook_kind: 'webhook' | 'ntfy' | null
  hook_address: string | null
  alerts_since: Date | null
}

interface FollowDeviceTable {
  reader_id: string
  endpoint_key: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  language: Language
  quiet_from: number
  quiet_to: number
  time_zone: string
}

interface FollowAlertTable {
  thing_id: string
  story_id: string
  noted_at: Date
}

export interface FollowMessageTable {
  thing_id: string
  story_id: string
  channel: string
  state: Generated<'waiting' | 'handed' | 'sent' | 'failed'>
  tries: Generated<number>
  try_at: Date
}

interface MailSettingsTable {
  reader_id: string
  language: Language
  time_zone: string
  suspended_at: Date | null
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
  claimed_at: Date
  sent_at: Date | null
  retry_at: Date | null
  tries: Generated<number>
  doubts: Generated<number>
  story_ids: Generated<string[]>
}

interface MailIssueTable {
  kind: 'breaking' | 'news'
  key: string
  content: JSONColumnType<object>
  queued_at: Date
}

interface MailBudgetTable {
  span: 'minute' | 'day'
  since: Date
  mails: number
}

interface OperatorTable {
  email_key: string
  email: string
  added_at: Date
}

interface AdminLinkTable {
  hash: Uint8Array
  actor: string
  expires_at: Date
}

interface AdminSessionTable {
  hash: Uint8Array
  actor: string
  email_key: string | null
  begun_at: Date
  expires_at: Date
}

/** The tables of readers: accounts, payments, saved stories and mails. */
export interface AccountTables {
  operators: OperatorTable
  admin_links: AdminLinkTable
  admin_sessions: AdminSessionTable
  readers: ReaderTable
  sign_ins: SignInTable
  mail_counts: MailCountTable
  sessions: SessionTable
  provider_sign_ins: ProviderSignInTable
  invitations: InvitationTable
  subscriptions: SubscriptionTable
  payers: PayerTable
  payment_events: PaymentEventTable
  leaving_payers: LeavingPayerTable
  saved_stories: SavedStoryTable
  followed_things: FollowedThingTable
  follow_devices: FollowDeviceTable
  follow_alerts: FollowAlertTable
  follow_messages: FollowMessageTable
  mail_settings: MailSettingsTable
  mailings: MailingTable
  mail_issues: MailIssueTable
  mail_budgets: MailBudgetTable
}
