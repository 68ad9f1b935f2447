import type { LearnedInterests, PremiumListOptions } from '@plainwire/domain/ranking'
import { useMemo } from 'react'
import { createPersistedStore, usePersistedStore } from '../../device/storage/persisted.ts'
import { useTier } from '../subscription/subscription.ts'

/** The Premium options for lists of stories that the reader can switch on. */
export const AI_FEATURE_NAMES = ['repeats', 'lowQuality', 'recommend', 'surprise'] as const
export type AiFeatureName = (typeof AI_FEATURE_NAMES)[number]
export type AiFeatureSwitches = Readonly<Record<AiFeatureName, boolean>>

const OFF: AiFeatureSwitches = { repeats: false, lowQuality: false, recommend: false, surprise: false }
const NOTHING: LearnedInterests = {}

function isRecord(stored: unknown, holds: (value: unknown) => boolean): boolean {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    !Array.isArray(stored) &&
    Object.values(stored).every(holds)
  )
}

/** The interests learned from reading. Never sent anywhere. */
export const learnedInterests = createPersistedStore<LearnedInterests>(
  'plainwire.learned',
  (stored) => (isRecord(stored, Number.isFinite) ? (stored as LearnedInterests) : undefined),
  NOTHING,
)

/** The Premium options that the reader has switched on. */
export const aiFeatureSwitches = createPersistedStore<AiFeatureSwitches>(
  'plainwire.assist',
  (stored) =>
    isRecord(stored, (value) => typeof value === 'boolean')
      ? { ...OFF, ...(stored as AiFeatureSwitches) }
      : undefined,
  OFF,
)

/**
 * Returns the Premium options that apply to lists of stories; undefined if all are off or the reader isn't
 * premium. Interests that are learned meanwhile only affect later lists, so that the list on screen doesn't
 * change while the reader uses it.
 */
export function usePremiumListOptions(): PremiumListOptions | undefined {
  const switches = usePersistedStore(aiFeatureSwitches)
  const isPremium = useTier() === 'premium'
  return useMemo(() => {
    const { repeats, lowQuality, recommend, surprise } = switches
    if (!isPremium || !(repeats || lowQuality || recommend || surprise)) return undefined
    return { repeats, lowQuality, surprise, ...(recommend && { learned: learnedInterests.get() }) }
  }, [switches, isPremium])
}
