import { EDITION_SIZES } from '@plainwire/domain/reader'
import { persisted } from '../storage/persisted.ts'

export interface HowToRead {
  /** The size of a finite edition; undefined: the endless feed. */
  count: number | undefined
  /** Whether what has been read is left out. */
  hidesRead: boolean
}

/** The endless feed with everything in it. */
export const ENDLESS: HowToRead = { count: undefined, hidesRead: false }

function readReading(stored: unknown): HowToRead | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { count, hidesRead } = stored as Record<string, unknown>
  if (typeof hidesRead !== 'boolean') return undefined
  return { count: EDITION_SIZES.find((size) => size === count), hidesRead }
}

/** How the reader reads: an edition with an end or the endless feed. */
export const reading = persisted('plainwire.reading', readReading, ENDLESS)

export function changeReading(part: Partial<HowToRead>): void {
  const next = { ...reading.get(), ...part }
  reading.set(next.count === undefined && !next.hidesRead ? ENDLESS : next)
}
