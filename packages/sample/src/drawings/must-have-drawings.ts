import { readdir } from 'node:fs/promises'
import type { SampleEvent } from '../content/sample-event.ts'
import { getDrawingFileName, listRequiredDrawings } from './drawing-file.ts'

/** Thrown if a drawing of an article is missing. */
export class MissingDrawingError extends Error {
  override readonly name = 'MissingDrawingError'
  readonly code = 'DRAWING_MISSING'
}

/**
 * Checks once, before anything is served, that every drawing exists.
 *
 * @throws MissingDrawingError naming the first missing drawing
 */
export async function assertDrawingsExist(folder: string, events: readonly SampleEvent[]): Promise<void> {
  const required = listRequiredDrawings(events).map(getDrawingFileName)
  if (required.length === 0) return
  const existing = new Set(await readdir(folder).catch(() => []))
  const missing = required.find((file) => !existing.has(file))
  if (missing !== undefined) throw new MissingDrawingError(`There is no drawing ${missing} in ${folder}.`)
}
