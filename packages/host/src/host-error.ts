/** An error that prevents a start; its message is one sentence for the person who typed the command. */
export class HostError extends Error {
  override readonly name = 'HostError'
}

/**
 * Names of errors whose message alone is shown, without a stack: one sentence for the person who typed the
 * command.
 */
const EXPECTED = new Set([
  'HostError',
  'StoreError',
  'InvalidInputLineError',
  'FeedError',
  'NewsroomDataError',
  'NewsroomError',
  'EmptyEditionError',
])

/** The text about an error for the person who typed a command: a sentence, or a stack if it is unexpected. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return EXPECTED.has(error.name) ? error.message : (error.stack ?? error.message)
}
