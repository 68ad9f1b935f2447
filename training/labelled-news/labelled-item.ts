import type { DataPart } from '../splits.ts'

/** An article of a labelled set. */
export interface LabelledItem {
  id: string
  publisher: string
  title: string
  summary: string
  text: string
  language: string
  at: Date
  /** Empty where the set has none. */
  url: string
  /** Its label; undefined if it has none. */
  group: string | undefined
  /** Whether its label may be fitted on; undefined without one. */
  part: DataPart | undefined
}

/** Items by time; those of one moment stay in order. */
export function sortByTime<T extends { at: Date }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** A day as the sets write it ('2018-07-01') at noon UTC, or a moment. */
export function parseItemDate(date: string): Date {
  return new Date(date.length === 10 ? `${date}T12:00:00Z` : date)
}
