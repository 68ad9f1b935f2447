import type { Taste } from '@plainwire/domain/ranking'
import { persisted } from '../storage/persisted.ts'

/**
 * The specified ranking. Importing the domain's own would add its schema to the first script; a test compares
 * the two.
 */
export const NEUTRAL: Taste = { near: 0.5, important: 0.5, topics: 0.5, newestFirst: false }

const isSlider = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** Parses a stored taste; undefined if a part of it is unusable. */
export function readTaste(stored: unknown): Taste | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { near, important, topics, newestFirst } = stored as Record<string, unknown>
  if (!isSlider(near) || !isSlider(important) || !isSlider(topics)) return undefined
  return typeof newestFirst === 'boolean' ? { near, important, topics, newestFirst } : undefined
}

/** Whether the lists have the specified order. */
export function isNeutral({ near, important, topics, newestFirst }: Taste): boolean {
  return !newestFirst && [near, important, topics].every((slider) => slider === NEUTRAL.near)
}

/** How the reader wants lists ordered. It is sent nowhere. */
export const taste = persisted('plainwire.taste', readTaste, NEUTRAL)

/** Changes a part of the taste; a neutral one isn't stored. */
export function changeTaste(part: Partial<Taste>): void {
  const next = { ...taste.get(), ...part }
  taste.set(isNeutral(next) ? NEUTRAL : next)
}
