import type { JSONColumnType } from 'kysely'
import type { AccountTables } from './tables/accounts.ts'
import type { ArticleTables } from './tables/articles.ts'
import type { EditionTables } from './tables/editions.ts'
import type { FeedTables } from './tables/feeds.ts'
import type { FollowTables } from './tables/follows.ts'
import type { MailTables } from './tables/mails.ts'
import type { OperatorTables } from './tables/operators.ts'
import type { PushTables } from './tables/push.ts'
import type { StoryTables } from './tables/stories.ts'
import type { WithdrawalTables } from './tables/withdrawals.ts'

interface ModelAnswerTable {
  question: string
  answer: JSONColumnType<object>
  tokens: number
  answered_at: Date
}

interface ModelDayTable {
  day: Date
  stories: number
  tokens: number
}

interface LeaseTable {
  name: string
  holder: string
  token: number
  expires_at: Date
}

interface SettingTable {
  key: string
  value: JSONColumnType<unknown[] | object>
}

interface SecretTable {
  name: string
  value: Uint8Array
}

/** Every table, as created by `migrations/`. */
export interface Tables
  extends AccountTables,
    ArticleTables,
    EditionTables,
    FeedTables,
    FollowTables,
    MailTables,
    OperatorTables,
    PushTables,
    StoryTables,
    WithdrawalTables {
  model_answers: ModelAnswerTable
  model_days: ModelDayTable
  leases: LeaseTable
  settings: SettingTable
  secrets: SecretTable
}
