import type { StoryChange } from '../../contract/index.ts'
import type { Fact } from '../fact.ts'

/** The state of a story that the next version is compared with. */
export interface StorySnapshot {
  /** The thread of the story; undefined in logs stored before threads were logged. */
  threadId?: string
  /** Our headline, by language. */
  headlines: Record<string, string>
  /**
   * The story's sources, by article id. `hash` is the hash of the article's title and text: the article's
   * numbers are only compared with earlier ones if the hash has changed.
   */
  sources: Record<string, { publisherId: string; hash: string }>
  facts: SnapshotFact[]
  /** Ids of the facts of earlier versions, so that a fact that returns isn't logged as new. */
  known: string[]
  /** Publishers' corrections, each as the article's id and the hash of the correction's text. */
  corrections: string[]
  /** The keys (`buildFactChangeKey`) of the changes of numbers that have been logged. */
  told: string[]
  /** Ids of the stories that were merged into this story. */
  merged: string[]
}

/** A fact as stored in a snapshot. */
export interface SnapshotFact extends Pick<Fact, 'id' | 'kind' | 'subject' | 'agreement' | 'isAside'> {
  unit: string | null
  changes: { publisherId: string; from: number | string; to: number | string }[]
  values: { value: number | string; articleIds: string[]; publisherIds: string[] }[]
}

/** A change without version and date. */
export type UndatedStoryChange = StoryChange extends infer Change
  ? Change extends StoryChange
    ? Omit<Change, 'version' | 'at'>
    : never
  : never

/** The history of a story. It is stored, and joined when stories merge. */
export interface StoryLog {
  /** Increases by one with each edition that changes something that readers can see. */
  version: number
  /** The time of the last significant change. */
  updatedAt: string
  snapshot: StorySnapshot
  /** Oldest first. */
  changes: StoryChange[]
}
