import type { DataSplit } from '../splits.ts'

/** An article of a data set whose articles are labelled by story or topic. */
export interface LabelledItem {
  id: string
  publisher: string
  title: string
  summary: string
  text: string
  language: string
  at: Date
  /** Empty if the data set has no addresses. */
  url: string
  /** The item's label, which is its story or topic; undefined if it has none. */
  group: string | undefined
  /** The part of the set that the item's label belongs to; undefined without a label. */
  part: DataSplit | undefined
}

/** Sorts items by time; items of the same time stay in their order. */
export function sortByTime<T extends { at: Date }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Parses a date of a set: a day ('2018-07-01') means noon UTC; a date with a time is used as it is. */
export function parseItemDate(date: string): Date {
  return new Date(date.length === 10 ? `${date}T12:00:00Z` : date)
}
