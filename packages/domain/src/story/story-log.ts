import type { StoryChange } from '../contract/proof.ts'
import type { Fact } from './fact.ts'

/** The state of a story that later changes are compared with. */
export interface StorySnapshot {
  /** The thread that it is in. Undefined in a log that was stored before threads were logged. */
  threadId?: string
  /** By language: our headline. */
  headlines: Record<string, string>
  /** By article id. The hash is of its title and text: numbers change only where it does. */
  sources: Record<string, { publisherId: string; hash: string }>
  facts: SnapshotFact[]
  /** Every fact ever reported, so that one that returns isn't new. */
  known: string[]
  /** Corrections by publishers: article id and hash of the note. */
  corrections: string[]
  /** Changes of numbers that were reported. */
  told: string[]
  /** Stories that were merged into it. */
  merged: string[]
}

/** A fact as it is remembered. */
export interface SnapshotFact extends Pick<Fact, 'id' | 'kind' | 'subject' | 'agreement' | 'isAside'> {
  unit: string | null
  changes: { publisherId: string; from: number | string; to: number | string }[]
  values: { value: number | string; articleIds: string[]; publisherIds: string[] }[]
}

/** The history of a story: persists over restarts and merges. */
export interface StoryLog {
  /** Grows by one with each change that a reader can see. */
  version: number
  /** When it last changed in a way that matters. */
  updatedAt: string
  snapshot: StorySnapshot
  /** Newest last. */
  changes: StoryChange[]
}
