import type { RankingPreferences } from '@plainwire/domain/ranking'
import { createPersistedStore } from '../storage/persisted.ts'

/**
 * The default preferences for the order of lists. This is a copy of a constant of the domain package, because
 * importing that constant would add a schema to the page's first script. A test compares the two constants.
 */
export const DEFAULT_RANKING_PREFERENCES: RankingPreferences = {
  near: 0.5,
  important: 0.5,
  topics: 0.5,
  newestFirst: false,
}

const isSlider = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** Validates stored preferences for the order of lists; undefined if they are invalid. */
export function parseRankingPreferences(stored: unknown): RankingPreferences | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { near, important, topics, newestFirst } = stored as Record<string, unknown>
  if (!isSlider(near) || !isSlider(important) || !isSlider(topics)) return undefined
  return typeof newestFirst === 'boolean' ? { near, important, topics, newestFirst } : undefined
}

/** True if the preferences for the order of lists have their default values. */
export function isDefaultRanking({ near, important, topics, newestFirst }: RankingPreferences): boolean {
  return (
    !newestFirst && [near, important, topics].every((slider) => slider === DEFAULT_RANKING_PREFERENCES.near)
  )
}

/** The reader's preferences for the order of lists. Never sent anywhere. */
export const rankingPreferences = createPersistedStore(
  'plainwire.taste',
  parseRankingPreferences,
  DEFAULT_RANKING_PREFERENCES,
)

/** Changes some of the reader's preferences for the order of lists. The default order isn't persisted. */
export function updateRankingPreferences(part: Partial<RankingPreferences>): void {
  const next = { ...rankingPreferences.get(), ...part }
  rankingPreferences.set(isDefaultRanking(next) ? DEFAULT_RANKING_PREFERENCES : next)
}
