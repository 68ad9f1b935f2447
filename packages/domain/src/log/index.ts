/**
 * Writes lines of the log: the facts as fields first, then one plain sentence that is the same for every such event. An error
 * is the field `err`. The host's is pino's; the browser's writes to the console.
 */
export interface Log {
  info(context: object, message: string): void
  warn(context: object, message: string): void
  error(context: object, message: string): void
}
