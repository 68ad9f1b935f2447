import type { Preferences, SavedStorySnapshot, SignInProvider } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import type { Device, IssuedCode, ReaderTier, SubscriptionRecord } from '@plainwire/domain/reader'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

interface ReaderTable {
  id: string
  email: string
  email_key: string
  created_at: Date
  preferences: JSONColumnType<Preferences> | null
}

/** A sign-in code that was issued, as stored in JSON. */
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
  tier: ReaderTier
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

/** The tables of readers: accounts, payments and saved stories. */
export interface AccountTables {
  readers: ReaderTable
  sign_ins: SignInTable
  mail_counts: MailCountTable
  sessions: SessionTable
  subscriptions: SubscriptionTable
  payers: PayerTable
  payment_events: PaymentEventTable
  leaving_payers: LeavingPayerTable
  provider_sign_ins: ProviderSignInTable
  invitations: InvitationTable
  saved_stories: SavedStoryTable
}
