/** The failures of the store that an operator can solve. */
export type StoreErrorCode =
  | 'ALREADY_RUNNING'
  | 'DATA_DIR_UNWRITABLE'
  | 'DATABASE_IN_USE'
  | 'DATABASE_MISSING'
  | 'DATABASE_NOT_EMPTY'
  | 'DATABASE_TOO_OLD'
  | 'DATABASE_TOO_NEW'
  | 'DATABASE_UNREACHABLE'
  | 'EMBEDDED_FAILED'
  | 'EMBEDDED_UNSUPPORTED'
  | 'LEASE_LOST'
  | 'MIGRATION_FAILED'
  | 'PUBLISHERS_CONFLICT'

/** An error whose message is one sentence that can be shown to operators. It never contains a password. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The message of any thrown value. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return getErrorMessage(error.errors[0])
  if (error instanceof Error) return error.message
  const isLikeError = typeof error === 'object' && error !== null && 'message' in error
  return isLikeError ? String(error.message) : String(error)
}

/** The code of an error of Node or PostgreSQL, such as 'ENOENT' or '3D000'; undefined if it has none. */
export function getErrorCode(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return getErrorCode(error.errors[0])
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The codes by which Node and PostgreSQL report a full disk or quota. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100']

/** Whether something failed because there is no space left. */
export function isDiskFullError(error: unknown): boolean {
  return DISK_FULL.includes(getErrorCode(error) ?? '')
}
