import { DEFAULT_RANKING_PREFERENCES } from '../device/reading/ranking-preferences.ts'
import type { ListRequest } from '../edition/handlers/lists/list-request.ts'
import type { ListSettings } from '../edition/handlers/request.ts'
import { NOW } from './stories.ts'

/** Returns list settings for edition 1 and a reader who has chosen nothing; `overrides` replaces fields. */
export function someListSettings(overrides: Partial<ListSettings> = {}): ListSettings {
  const base = { edition: 1, nowMs: NOW.getTime(), language: 'en', place: undefined } as const
  return { ...base, interests: [], rankingPreferences: DEFAULT_RANKING_PREFERENCES, mutes: [], ...overrides }
}

/** Returns a request for the home list by a reader who has chosen nothing; `overrides` replaces fields. */
export function someListRequest(overrides: Partial<ListRequest> = {}): ListRequest {
  return { ...someListSettings(overrides), section: 'all', onScreen: [], ...overrides }
}
