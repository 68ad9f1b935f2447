import type { EditionSource } from '../editions/loaded-edition.ts'
import { AnswerCache } from './answer-cache.ts'
import { computeResponseMemorySize, type PreparedResponse } from './representation.ts'

/** Caches responses computed from the edition, until there is a new edition or the responses are too old. */
export function createEditionResponseCache(
  editions: EditionSource,
  limits: { maxBytes: number; maxAgeMs: number; now: () => Date },
): AnswerCache<PreparedResponse> {
  const cache = new AnswerCache<PreparedResponse>({ ...limits, weigh: computeResponseMemorySize })
  editions.onChange(() => cache.clear())
  return cache
}
