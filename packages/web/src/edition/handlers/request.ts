import type { Language } from '@plainwire/domain/language'
import type { Assist, RankingContext, ReaderPlace, Taste } from '@plainwire/domain/ranking'
import type { Mute } from '@plainwire/domain/reader'
import type { HeldEdition } from '../held-edition.ts'
import type { Answer } from '../news-answer.ts'
import type { WorkerState } from '../worker-state.ts'

/**
 * Handles one kind of request in the worker. `input` and the answer are structured-cloned between page and
 * worker.
 */
export type Handler<Input, Data> = (state: WorkerState, input: Input) => Promise<Answer<Data>>

/** For whom stories are chosen. It goes from the page to its worker and nowhere else. */
export interface Reading {
  /** The number of the edition on screen. */
  edition: number
  /** The moment its lists are ranked for: fixed, so that they don't shift while they are read. */
  nowMs: number
  language: Language
  place: ReaderPlace | undefined
  /** The reader's topics, lowercased. */
  interests: readonly string[]
  taste: Taste
  /** The mutes on this device. */
  mutes: readonly Mute[]
  /** The Premium effects on the reader's lists; undefined without any. */
  assist?: Assist | undefined
}

/** The reader's part of the ranking context. */
export function contextOf({ nowMs, place, interests, taste, assist }: Reading): RankingContext {
  return { now: new Date(nowMs), reader: place, topics: interests, taste, learned: assist?.learned }
}

/**
 * Creates a handler for a request about the edition's stories, which are fetched first if necessary, in the
 * reader's language.
 */
export function ofEdition<Input extends Reading, Data>(
  answer: (edition: HeldEdition, input: Input) => Data,
): Handler<Input, Data> {
  return async (state, input) => {
    const held = await state.edition(input.edition, input.language)
    return held.ok ? { ok: true, data: answer(held.data, input) } : held
  }
}
