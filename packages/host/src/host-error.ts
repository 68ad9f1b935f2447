/**
 * An error that ends a command or prevents a start. Its message is one sentence for the person who typed the
 * command.
 */
export class HostError extends Error {
  override readonly name = 'HostError'
}

/**
 * Names of errors whose message alone is shown, without a stack, because it is one sentence for the person
 * who typed the command.
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

/**
 * Returns the text to print for the person who typed a command: the message of an expected error, or the stack
 * of any other error.
 */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return EXPECTED.has(error.name) ? error.message : (error.stack ?? error.message)
}
