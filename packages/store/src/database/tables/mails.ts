import type { Language } from '@plainwire/domain/language'
import type { Generated, JSONColumnType } from 'kysely'

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

/** The tables of mails to readers, other than sign-in codes. */
export interface MailTables {
  mail_settings: MailSettingsTable
  mailings: MailingTable
  mail_issues: MailIssueTable
  mail_budgets: MailBudgetTable
}
