import type { Preferences } from '@plainwire/domain/contract'
import { applyPreferencesChange, type PreferencesChange } from '@plainwire/domain/reader'
import { apiError, fakeApi } from './fake-api.ts'

const CHANGES = [
  'PATCH /api/preferences',
  'PATCH /api/preferences/categories',
  'PATCH /api/preferences/email',
  'PATCH /api/preferences/muted',
]

/** Creates a fake API for the preferences of one reader, who has no preferences unless `set` is given. */
export function fakePreferences(set?: PreferencesChange) {
  let stored: Preferences | undefined = set && applyPreferencesChange(undefined, set)
  const failing = new Map<string, () => Response>()
  const change = ({ call, body }: { call: string; body: unknown }) => {
    const failure = failing.get(call)
    if (failure) return failure()
    stored = applyPreferencesChange(stored, body as PreferencesChange)
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
    /** Changes the preferences as another device of the reader would. */
    changeElsewhere: (elsewhere: PreferencesChange) => {
      stored = applyPreferencesChange(stored, elsewhere)
    },
    /** Makes a call, such as 'GET /api/preferences', fail, by default with status 400. */
    fail: (call: string, answer = () => apiError(400, 'BAD_REQUEST')) => failing.set(call, answer),
    /** Lets calls with this method and path succeed again. */
    recover: (call: string) => failing.delete(call),
    /** Returns the bodies of the received calls with this method and path. */
    sent: (call: string) => api.received.filter((entry) => entry.call === call).map(({ body }) => body),
  }
}
