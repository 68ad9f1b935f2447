import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { NewsroomError } from '../newsroom-error.ts'

/**
 * Reads a JSON file of a model; undefined if the folder doesn't contain it. Throws a NewsroomError if it is
 * invalid.
 */
export async function readModelConfiguration<T>(
  shape: z.ZodType<T>,
  ...path: string[]
): Promise<T | undefined> {
  const file = join(...path)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return shape.parse(JSON.parse(text))
  } catch (cause) {
    throw new NewsroomError(`EMBEDDING_MODEL: ${file} can't be read as a model's configuration.`, { cause })
  }
}
