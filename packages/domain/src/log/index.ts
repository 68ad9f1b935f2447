/**
 * A logger. `context` contains facts as fields, with an error as `err`; `message` is one sentence that is the
 * same for every event of its kind. On the server, loggers use pino; in the browser, the console.
 */
export interface Log {
  info(context: object, message: string): void
  warn(context: object, message: string): void
  error(context: object, message: string): void
}
