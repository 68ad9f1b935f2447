import { NEUTRAL } from '../device/reading/taste.ts'
import type { Reading } from '../edition/asks/ask.ts'
import type { ListAsk } from '../edition/asks/ranked-list.ts'
import { NOW } from './stories.ts'

/** A reader of the first edition who has chosen nothing. */
export function someReading(over: Partial<Reading> = {}): Reading {
  const base = { edition: 1, nowMs: NOW.getTime(), language: 'en', place: undefined } as const
  return { ...base, interests: [], taste: NEUTRAL, mutes: [], ...over }
}

/** The home list for that reader. */
export function someListAsk(over: Partial<ListAsk> = {}): ListAsk {
  return { ...someReading(over), section: 'all', keep: [], ...over }
}
