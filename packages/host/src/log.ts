import { destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** The one logger of the process: JSON lines on standard error, so that standard output stays for people and data. */
export function makeLog(level: Config['logLevel']): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ fd: 2, sync: true }),
  )
}
