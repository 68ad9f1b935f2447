import { FINITE_EDITION_SIZES } from '@plainwire/domain/reader'
import { createPersistedStore } from '../storage/persisted.ts'

/** How much the reader wants to read: a finite edition or the endless feed, with or without read stories. */
export interface ReadingMode {
  /** The number of stories in a finite edition; undefined for the endless feed. */
  count: number | undefined
  /** True if read stories are left out. */
  hidesRead: boolean
}

/** The default: the endless feed with all stories. */
export const ENDLESS_READING_MODE: ReadingMode = { count: undefined, hidesRead: false }

function readReading(stored: unknown): ReadingMode | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { count, hidesRead } = stored as Record<string, unknown>
  if (typeof hidesRead !== 'boolean') return undefined
  return { count: FINITE_EDITION_SIZES.find((size) => size === count), hidesRead }
}

/** The reader's choice between finite editions and the endless feed, and whether read stories are hidden. */
export const readingMode = createPersistedStore('plainwire.reading', readReading, ENDLESS_READING_MODE)

/** Changes the given fields of the reader's choice, and persists it. */
export function changeReadingMode(part: Partial<ReadingMode>): void {
  const next = { ...readingMode.get(), ...part }
  readingMode.set(next.count === undefined && !next.hidesRead ? ENDLESS_READING_MODE : next)
}
