import { join } from 'node:path'
import { readFileIfExists } from '@plainwire/store'
import type { z } from 'zod'
import { NewsroomError } from '../newsroom-error.ts'

/**
 * Reads a JSON file from a model's folder. Returns undefined if there is no such file, and throws a
 * NewsroomError if its content is invalid.
 */
export async function readModelConfiguration<T>(
  shape: z.ZodType<T>,
  ...path: string[]
): Promise<T | undefined> {
  const file = join(...path)
  try {
    const bytes = await readFileIfExists(file)
    return bytes && shape.parse(JSON.parse(bytes.toString()))
  } catch (cause) {
    throw new NewsroomError(`EMBEDDING_MODEL: ${file} can't be read as a model's configuration.`, { cause })
  }
}
