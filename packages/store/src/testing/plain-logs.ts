import type { Log } from '@plainwire/domain/log'

/** A log that discards everything, for tests. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A log that records its calls, for tests. */
export function recordingLog() {
  const lines: string[] = []
  const add = (context: object, message: string) => {
    const error = 'err' in context && context.err instanceof Error ? ` ${context.err.message}` : ''
    lines.push(message + error)
  }
  return { lines, log: { info: add, warn: add, error: add } satisfies Log }
}
