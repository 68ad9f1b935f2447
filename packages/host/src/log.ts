import { renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** A log that has grown beyond this is set aside at the next start; one old one is kept. */
const MAX_LOG_BYTES = 50_000_000

function logTo(target: { fd: number } | { dest: string }, level: Config['logLevel']): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ ...target, sync: true }),
  )
}

/** For roles that somebody else starts and watches: JSON lines on standard error. */
export function logToStandardError(level: Config['logLevel']): Logger {
  return logTo({ fd: 2 }, level)
}

/** For `npm start`, whose terminal belongs to a person: JSON lines in the data folder. Gives the file too. */
export function logToFolder(folder: string, level: Config['logLevel']): { log: Logger; file: string } {
  const file = join(folder, 'plainwire.log')
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) renameSync(file, `${file}.old`)
  return { log: logTo({ dest: file }, level), file }
}
