import type { Language } from '@plainwire/domain/language'
import type { Assist, RankingContext, ReaderPlace, Taste } from '@plainwire/domain/ranking'
import type { Mute } from '@plainwire/domain/reader'
import type { Desk } from '../desk.ts'
import type { HeldEdition } from '../held-edition.ts'
import type { Answer } from '../news-answer.ts'

/** What the worker does with one kind of ask. `input` and the answer cross to it as plain data. */
export type Handler<Input, Data> = (desk: Desk, input: Input) => Promise<Answer<Data>>

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
  /** What the reader has muted, on this device. */
  mutes: readonly Mute[]
  /** What Premium does to the reader's lists; undefined where it does nothing. */
  assist?: Assist | undefined
}

/** What the ranking needs of it. */
export function contextOf({ nowMs, place, interests, taste, assist }: Reading): RankingContext {
  return { now: new Date(nowMs), reader: place, topics: interests, taste, learned: assist?.learned }
}

/** An ask about the edition's stories: they are fetched first where they aren't here yet, in the reader's language. */
export function ofEdition<Input extends Reading, Data>(
  answer: (edition: HeldEdition, input: Input) => Data,
): Handler<Input, Data> {
  return async (desk, input) => {
    const held = await desk.edition(input.edition, input.language)
    return held.ok ? { ok: true, data: answer(held.data, input) } : held
  }
}
