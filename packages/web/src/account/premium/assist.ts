import type { Assist, Learned } from '@plainwire/domain/ranking'
import { useMemo } from 'react'
import { kept, useKept } from '../../device/storage/persisted.ts'
import { useTier } from '../subscription/subscription.ts'

/** What Premium may do to the lists, as the reader switches it. */
export const ASSIST_SWITCHES = ['repeats', 'lowQuality', 'recommend', 'surprise'] as const
export type AssistSwitch = (typeof ASSIST_SWITCHES)[number]
export type AssistSwitches = Readonly<Record<AssistSwitch, boolean>>

const OFF: AssistSwitches = { repeats: false, lowQuality: false, recommend: false, surprise: false }
const NOTHING: Learned = {}

function isRecord(stored: unknown, holds: (value: unknown) => boolean): boolean {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    !Array.isArray(stored) &&
    Object.values(stored).every(holds)
  )
}

/** What was learned from reading. It is sent nowhere. */
export const learned = kept<Learned>(
  'plainwire.learned',
  (stored) => (isRecord(stored, Number.isFinite) ? (stored as Learned) : undefined),
  NOTHING,
)

export const assistSwitches = kept<AssistSwitches>(
  'plainwire.assist',
  (stored) =>
    isRecord(stored, (value) => typeof value === 'boolean')
      ? { ...OFF, ...(stored as AssistSwitches) }
      : undefined,
  OFF,
)

/**
 * What is done to the lists now; undefined where nothing is. What is learned while reading orders the next lists, not those
 * on screen: they would move under the reader's eyes.
 */
export function useAssist(): Assist | undefined {
  const switches = useKept(assistSwitches)
  const isPremium = useTier() === 'premium'
  return useMemo(() => {
    const { repeats, lowQuality, recommend, surprise } = switches
    if (!isPremium || !(repeats || lowQuality || recommend || surprise)) return undefined
    return { repeats, lowQuality, surprise, ...(recommend && { learned: learned.get() }) }
  }, [switches, isPremium])
}
