/** The log for developers, not for readers. */
export interface Log {
  warn: (message: string, facts: Record<string, unknown>) => void
}

/** The browser's console. */
export const browserLog: Log = {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  warn: (message, facts) => console.warn(message, facts),
}
