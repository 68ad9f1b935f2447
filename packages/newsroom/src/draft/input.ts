import { basename, extname } from 'node:path'

/** A document named on the command line. */
export interface InputDocument {
  /** The path of the file, as named on the command line or found in a named folder. For a URL, the URL. */
  file: string
  /** The address that relative links are resolved against. */
  url: string
  contentType: string | undefined
  bytes: Uint8Array
}

/** A document that could not be read. `error` is one sentence. */
export interface UnreadableDocument {
  file: string
  error: string
}

/** The file's name without folder and extension. */
export function getFileStem(file: string): string {
  return basename(file, extname(file))
}
