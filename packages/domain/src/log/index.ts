/**
 * A logger. `context` contains facts as fields, with an error as `err`; `message` is one sentence that is the
 * same for every event of its kind. The host implements it with pino, the browser with the console.
 */
export interface Log {
  info(context: object, message: string): void
  warn(context: object, message: string): void
  error(context: object, message: string): void
}
