/** The logger that the store needs; pino has this shape. Context first, then one plain sentence. */
export interface Log {
  info(context: object, message: string): void
  warn(context: object, message: string): void
  error(context: object, message: string): void
}
