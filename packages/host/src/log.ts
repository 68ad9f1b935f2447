import { renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { KB } from '@plainwire/domain/units'
import { getCurrentTraceIds } from '@plainwire/newsroom/spans'
import { destination, type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'

/** The maximum size of a log file, in bytes; with the older files, logs take at most 50 MB. */
const MAX_FILE_BYTES = 10_000_000
const OLD_FILES = 4
/**
 * The maximum size of log lines that wait to be written, in bytes. Further lines are dropped and counted, so
 * that a full disk doesn't fill the memory.
 */
const MAX_PENDING_BYTES = 256 * KB

type Target = ReturnType<typeof destination>

/**
 * Creates a log whose write errors never end the process: lines that can't be written wait, excess ones are
 * dropped, and once writing works again a line reports how many were lost.
 */
function logTo(target: Target, level: Config['logLevel']): Logger {
  const log = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: getCurrentTraceIds },
    target,
  )
  let lost = 0
  target.on('error', () => undefined)
  target.on('drop', () => {
    lost += 1
  })
  target.on('write', () => {
    if (lost === 0) return
    const lines = lost
    lost = 0
    // The lost lines are reported after the current write, because a log can't write while it writes.
    queueMicrotask(() => log.warn({ lines }, 'Lines of the log were lost: they could not be written.'))
  })
  return log
}

/** A log for processes run by a supervisor: JSON lines on standard error. */
export function createStderrLog(level: Config['logLevel']): Logger {
  return logTo(destination({ fd: 2, sync: true, maxLength: MAX_PENDING_BYTES }), level)
}

/** The log files, newest first. */
function filesOf(file: string): string[] {
  return [file, ...Array.from({ length: OLD_FILES }, (_, index) => `${file}.${index + 1}`)]
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Renames each log file to the next number and deletes the oldest. */
function setAside(file: string): void {
  const files = filesOf(file)
  rmSync(files.at(-1) ?? '', { force: true })
  for (const [index, name] of [...files.slice(0, -1).entries()].reverse()) {
    if (sizeOf(name) > 0) renameSync(name, files[index + 1] ?? '')
  }
}

/** Starts a new file whenever the current one is full. */
function rotate(target: Target, file: string, maxBytes: number): void {
  let bytes = sizeOf(file)
  target.on('write', (written: number) => {
    bytes += written
    if (bytes < maxBytes) return
    bytes = 0
    try {
      setAside(file)
      target.reopen()
    } catch {
      // If renaming fails, the open file remains in use, and rotation is retried after another `maxBytes`
      // bytes.
    }
  })
}

/**
 * Creates a log for `npm start`, whose terminal is used by a person: JSON lines in `plainwire.log` in the data
 * folder. A full file is renamed to plainwire.log.1 and so on. Returns the log and the path of the file.
 */
export function createFileLog(
  folder: string,
  level: Config['logLevel'],
  maxFileBytes = MAX_FILE_BYTES,
): { log: Logger; file: string } {
  const file = join(folder, 'plainwire.log')
  const target = destination({ dest: file, sync: true, maxLength: MAX_PENDING_BYTES })
  rotate(target, file, maxFileBytes)
  return { log: logTo(target, level), file }
}
