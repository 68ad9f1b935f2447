import type { Taste } from '@plainwire/domain/ranking'
import { kept } from '../storage/persisted.ts'

/** The specified ranking, as it stands. The domain's own would bring its schema into the first script; a test keeps the two equal. */
export const NEUTRAL: Taste = { near: 0.5, important: 0.5, topics: 0.5, newestFirst: false }

const isSlider = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** Reads a taste as it was kept; undefined where a part of it is unusable. */
export function readTaste(stored: unknown): Taste | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { near, important, topics, newestFirst } = stored as Record<string, unknown>
  if (!isSlider(near) || !isSlider(important) || !isSlider(topics)) return undefined
  return typeof newestFirst === 'boolean' ? { near, important, topics, newestFirst } : undefined
}

/** Whether the lists stand as the specification orders them. */
export function isNeutral({ near, important, topics, newestFirst }: Taste): boolean {
  return !newestFirst && [near, important, topics].every((slider) => slider === NEUTRAL.near)
}

/** How the reader wants lists ordered. It is sent nowhere. */
export const taste = kept('plainwire.taste', readTaste, NEUTRAL)

/** Changes a part of the taste; back in the middle nothing is kept of it. */
export function changeTaste(part: Partial<Taste>): void {
  const next = { ...taste.get(), ...part }
  taste.set(isNeutral(next) ? NEUTRAL : next)
}
