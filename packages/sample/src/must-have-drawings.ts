import { readdir } from 'node:fs/promises'
import { drawingFile, requiredDrawings } from './drawing-file.ts'
import type { SampleEvent } from './sample-event.ts'

/** A drawing of an article is missing. */
export class DrawingMissingError extends Error {
  override readonly name = 'DrawingMissingError'
  readonly code = 'DRAWING_MISSING'
}

/**
 * Looks for every drawing once, before anything is served.
 *
 * @throws DrawingMissingError naming the first that is missing
 */
export async function mustHaveDrawings(folder: string, events: readonly SampleEvent[]): Promise<void> {
  const asked = requiredDrawings(events).map(drawingFile)
  if (asked.length === 0) return
  const there = new Set(await readdir(folder).catch(() => []))
  const missing = asked.find((file) => !there.has(file))
  if (missing !== undefined) throw new DrawingMissingError(`There is no drawing ${missing} in ${folder}.`)
}
