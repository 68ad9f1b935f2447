import { API, type Preferences } from '@plainwire/domain/contract'
import { applyPreferencesChange, type PreferencesChange } from '@plainwire/domain/reader'
import { changePreferences, type Session } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'
import { ApiError } from '../../errors.ts'

/**
 * GET, PUT and PATCH /api/preferences, and PATCH of individual parts of the preferences. Concurrent changes are
 * applied one after the other, so that none is lost.
 */
export function registerPreferenceRoutes(app: FastifyInstance, accounts: AccountService): void {
  const { withDb } = accounts
  const change = async ({ readerId }: Session, wanted: PreferencesChange): Promise<Preferences> => {
    const changed = await withDb((db) =>
      changePreferences(db, readerId, (current) => applyPreferencesChange(current, wanted)),
    )
    if (!changed) throw new ApiError('NOT_AUTHENTICATED')
    return changed
  }

  registerAuthenticatedCall(app, accounts, API.getPreferences, async ({ session: { preferences } }) => {
    if (!preferences) throw new ApiError('NO_PREFERENCES')
    return preferences
  })
  const calls = [API.putPreferences, API.patchCategories] as const
  for (const call of calls)
    registerAuthenticatedCall(app, accounts, call, ({ session, body }) => change(session, body))
  registerAuthenticatedCall(app, accounts, API.patchPreferences, ({ session, body }) => change(session, body))
  registerAuthenticatedCall(app, accounts, API.patchEmailSettings, ({ session, body }) =>
    change(session, body),
  )
  registerAuthenticatedCall(app, accounts, API.patchMutes, ({ session, body }) => change(session, body))
}
