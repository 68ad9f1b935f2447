import type { EditionSource } from '../editions/loaded-edition.ts'
import { AnswerCache } from './answer-cache.ts'
import { memorySizeOf, type Representation } from './representation.ts'

/** Caches answers computed from the edition, until there is a new one or they are too old. */
export function createEditionAnswerCache(
  editions: EditionSource,
  limits: { maxBytes: number; maxAgeMs: number; now: () => Date },
): AnswerCache<Representation> {
  const cache = new AnswerCache<Representation>({ ...limits, weigh: memorySizeOf })
  editions.onChange(() => cache.clear())
  return cache
}
