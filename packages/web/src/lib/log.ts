import type { Log } from '@plainwire/domain/log'

/** Writes what a developer should see, and a reader need not, to the browser's console. */
export const browserLog: Pick<Log, 'warn'> = {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  warn: (context, message) => console.warn(message, context),
}
