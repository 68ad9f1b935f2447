import type { StoryChange } from '../../contract/index.ts'
import type { Fact } from '../fact.ts'

/** The state of a story that the next version is compared with. */
export interface StorySnapshot {
  /** The thread of the story; undefined in logs stored before threads were logged. */
  threadId?: string
  /** Our headline, by language. */
  headlines: Record<string, string>
  /** By article id. `hash` is of the title and text; numbers are only compared if it changed. */
  sources: Record<string, { publisherId: string; hash: string }>
  facts: SnapshotFact[]
  /** Every fact ever reported, so that a returning fact isn't logged as new. */
  known: string[]
  /** Corrections by publishers: article id and hash of the note. */
  corrections: string[]
  /** The keys (`buildFactChangeKey`) of the changes of numbers that were already logged. */
  told: string[]
  /** Ids of stories that were merged into it. */
  merged: string[]
}

/** A fact as stored in a snapshot. */
export interface SnapshotFact extends Pick<Fact, 'id' | 'kind' | 'subject' | 'agreement' | 'isAside'> {
  unit: string | null
  changes: { publisherId: string; from: number | string; to: number | string }[]
  values: { value: number | string; articleIds: string[]; publisherIds: string[] }[]
}

/** A change without version and date. */
export type UndatedChange = StoryChange extends infer Change
  ? Change extends StoryChange
    ? Omit<Change, 'version' | 'at'>
    : never
  : never

/** The history of a story. It is stored, and joined when stories merge. */
export interface StoryLog {
  /** Increases by one with each change that readers can see. */
  version: number
  /** The time of the last significant change. */
  updatedAt: string
  snapshot: StorySnapshot
  /** Oldest first. */
  changes: StoryChange[]
}
