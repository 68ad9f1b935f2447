import type { Language } from '@plainwire/domain/language'
import type {
  PremiumListOptions,
  RankingContext,
  RankingPreferences,
  ReaderPlace,
} from '@plainwire/domain/ranking'
import type { Mute } from '@plainwire/domain/reader'
import type { NewsRequestResult } from '../news-answer.ts'
import type { InMemoryEdition } from '../worker/edition-in-memory.ts'
import type { WorkerState } from '../worker/worker-state.ts'

/**
 * Handles one kind of request in the worker. Input and answer are structured-cloned between page and worker.
 */
export type WorkerRequestHandler<Input, Data> = (
  state: WorkerState,
  input: Input,
) => Promise<NewsRequestResult<Data>>

/** The reader's settings that lists depend on. The page sends them to its worker and nowhere else. */
export interface ListSettings {
  /** The number of the edition on screen. */
  edition: number
  /**
   * The time that counts as the current time when lists are ranked, in ms since 1970. It is fixed, so that
   * lists don't change while they are read.
   */
  nowMs: number
  language: Language
  place: ReaderPlace | undefined
  /** The reader's topics, lowercased. */
  interests: readonly string[]
  rankingPreferences: RankingPreferences
  /** The reader's mutes: those of the device and, while the reader is signed in, those of the account. */
  mutes: readonly Mute[]
  /** The reader's Premium options for lists; undefined if none is on. */
  assist?: PremiumListOptions | undefined
}

/** Converts a request's settings to the context that the ranking functions accept. */
export function buildRankingContext({
  nowMs,
  place,
  interests,
  rankingPreferences,
  assist,
}: ListSettings): RankingContext {
  return {
    now: new Date(nowMs),
    reader: place,
    topics: interests,
    rankingPreferences,
    learned: assist?.learned,
  }
}

/**
 * Creates a handler from a function that computes its answer from the edition. If necessary, the edition and
 * its texts in the reader's language are fetched first.
 */
export function createEditionHandler<Input extends ListSettings, Data>(
  answer: (edition: InMemoryEdition, input: Input) => Data,
): WorkerRequestHandler<Input, Data> {
  return async (state, input) => {
    const held = await state.edition(input.edition, input.language)
    return held.ok ? { ok: true, data: answer(held.data, input) } : held
  }
}
