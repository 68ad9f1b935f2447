import { basename, extname } from 'node:path'

/** A document named on the command line, read. */
export interface Input {
  /** As named, or the file found in a named folder. */
  file: string
  /** The address that relative links are resolved against. */
  url: string
  contentType: string | undefined
  bytes: Uint8Array
}

/** A document that could not be read, in one clear sentence. */
export interface UnreadInput {
  file: string
  error: string
}

/** The file's name without folder and ending. */
export function stem(file: string): string {
  return basename(file, extname(file))
}
