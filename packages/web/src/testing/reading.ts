import { NEUTRAL } from '../device/reading/taste.ts'
import type { ListRequest } from '../edition/handlers/ranked-list.ts'
import type { Reading } from '../edition/handlers/request.ts'
import { NOW } from './stories.ts'

/** A reader of the first edition without any choices. */
export function someReading(over: Partial<Reading> = {}): Reading {
  const base = { edition: 1, nowMs: NOW.getTime(), language: 'en', place: undefined } as const
  return { ...base, interests: [], taste: NEUTRAL, mutes: [], ...over }
}

/** The home list for that reader. */
export function someListRequest(over: Partial<ListRequest> = {}): ListRequest {
  return { ...someReading(over), section: 'all', onScreen: [], ...over }
}
