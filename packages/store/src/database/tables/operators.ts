import type { GeneratedAlways, JSONColumnType } from 'kysely'
import type { OperatorActionKind } from '../../operators/operator-action-kinds.ts'

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

interface OperatorLogTable {
  number: GeneratedAlways<number>
  at: Date
  actor: string
  act: OperatorActionKind
  subject: string
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
}

/** The tables of operators. */
export interface OperatorTables {
  operators: OperatorTable
  admin_links: AdminLinkTable
  admin_sessions: AdminSessionTable
  operator_log: OperatorLogTable
}
