import type { Preferences } from '@plainwire/domain/contract'
import { changedPreferences, type PreferencesChange } from '@plainwire/domain/reader'
import { apiError, fakeApi } from './fake-api.ts'

const CHANGES = [
  'PATCH /api/preferences',
  'PATCH /api/preferences/categories',
  'PATCH /api/preferences/email',
  'PATCH /api/preferences/muted',
]

/** A server with one reader's preferences and the rules of the real one; nothing is set at first. */
export function fakePreferences(set?: PreferencesChange) {
  let stored: Preferences | undefined = set && changedPreferences(undefined, set)
  const failing = new Set<string>()
  const change = ({ call, body }: { call: string; body: unknown }) => {
    if (failing.has(call)) return apiError(400, 'BAD_REQUEST')
    stored = changedPreferences(stored, body as PreferencesChange)
    return Response.json(stored)
  }
  const api = fakeApi({
    'GET /api/preferences': ({ call }) => {
      if (failing.has(call)) return new TypeError('Failed to fetch')
      return stored ? Response.json(stored) : apiError(404, 'NO_PREFERENCES')
    },
    ...Object.fromEntries(CHANGES.map((call) => [call, change])),
  })
  return {
    ...api,
    stored: () => stored,
    /** Another device has changed something. */
    changeElsewhere: (elsewhere: PreferencesChange) => {
      stored = changedPreferences(stored, elsewhere)
    },
    /** From now on such a call fails. */
    fail: (call: string) => failing.add(call),
    /** The bodies of calls of a kind. */
    sent: (call: string) => api.received.filter((one) => one.call === call).map(({ body }) => body),
  }
}
