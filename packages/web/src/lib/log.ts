import type { Log } from '@plainwire/domain/log'

/** The logger of the browser, which writes to the console. */
export const browserLog: Pick<Log, 'warn'> = {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console
  warn: (context, message) => console.warn(message, context),
}
