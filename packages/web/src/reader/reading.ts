import { kept } from './kept.ts'

/** How many stories an edition to finish can have (B11). */
export const COUNTS = [6, 12, 20] as const

export interface HowToRead {
  /** So many stories, and then an end; undefined: the endless feed. */
  count: (typeof COUNTS)[number] | undefined
  /** Whether what has been read is left out. */
  hidesRead: boolean
}

/** The endless feed with everything in it. */
export const ENDLESS: HowToRead = { count: undefined, hidesRead: false }

function readReading(stored: unknown): HowToRead | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { count, hidesRead } = stored as Record<string, unknown>
  if (typeof hidesRead !== 'boolean') return undefined
  return { count: COUNTS.find((known) => known === count), hidesRead }
}

/** How the reader reads: an edition with an end or the endless feed (B11). */
export const reading = kept('plainwire.reading', readReading, ENDLESS)

export function changeReading(part: Partial<HowToRead>): void {
  const next = { ...reading.get(), ...part }
  reading.set(next.count === undefined && !next.hidesRead ? ENDLESS : next)
}
