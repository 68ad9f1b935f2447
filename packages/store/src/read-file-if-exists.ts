import { readFile } from 'node:fs/promises'
import { getErrorCode } from './store-error.ts'

/**
 * Reads a file; undefined if it doesn't exist. Any other error is rethrown, so that a file that exists but can't
 * be read is never replaced as if it were missing.
 */
export async function readFileIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
