import { constants } from 'node:fs'
import { type FileHandle, open, readFile } from 'node:fs/promises'

/** Opens a server's log. Each start truncates it, so that it can't grow without limit. */
export function openPostgresLog(path: string): Promise<FileHandle> {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_APPEND, O_NOFOLLOW } = constants
  return open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW, 0o600)
}

/** The server's last error message, from its log. */
export async function readLastPostgresError(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean)
  const line = lines.findLast((text) => /FATAL|PANIC|ERROR/.test(text)) ?? lines.at(-1)
  return (line ?? 'it ended without a word').replace(/^.*?(?:FATAL|PANIC|ERROR): {2}/, '').replace(/\.$/, '')
}
