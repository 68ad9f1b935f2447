import { NEUTRAL } from '../device/reading/taste.ts'
import type { ListRequest } from '../edition/handlers/lists/ranked-list.ts'
import type { ListSettings } from '../edition/handlers/request.ts'
import { NOW } from './stories.ts'

/** The settings of a reader of the first edition who has chosen nothing. */
export function someListSettings(overrides: Partial<ListSettings> = {}): ListSettings {
  const base = { edition: 1, nowMs: NOW.getTime(), language: 'en', place: undefined } as const
  return { ...base, interests: [], taste: NEUTRAL, mutes: [], ...overrides }
}

/** A request for the home list, by a reader who has chosen nothing. */
export function someListRequest(overrides: Partial<ListRequest> = {}): ListRequest {
  return { ...someListSettings(overrides), section: 'all', onScreen: [], ...overrides }
}
