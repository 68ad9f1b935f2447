import type { CorrectionKind, CorrectionTexts, WithdrawableKind } from '@plainwire/domain/contract'
import type { GeneratedAlways, JSONColumnType } from 'kysely'

interface WithdrawalTable {
  kind: WithdrawableKind
  subject_id: string
  withdrawn_at: Date
}

interface WithdrawalLogTable {
  number: GeneratedAlways<number>
  act: CorrectionKind
  kind: WithdrawableKind
  subject_id: string
  at: Date
  actor: string
  reason: string
  name: JSONColumnType<CorrectionTexts> | null
  correction: JSONColumnType<CorrectionTexts> | null
}

/** The tables of withdrawals and corrections. */
export interface WithdrawalTables {
  withdrawals: WithdrawalTable
  withdrawal_log: WithdrawalLogTable
}
