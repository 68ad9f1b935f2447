import { API, type ReaderSession } from '@plainwire/domain/contract'
import { getSessionExpiry } from '@plainwire/domain/reader'
import { endReaderSession, listSessionsOfReader, type Session } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'

/** Converts a session to the form that the API returns. @param own the session of the request */
export function toApiSession({ id, device, state }: Session, own: Session): ReaderSession {
  return {
    id,
    ...device,
    begunAt: state.begunAt.toISOString(),
    lastUsedAt: state.rotatedAt.toISOString(),
    isCurrent: id === own.id,
  }
}

/**
 * GET /api/sessions, and DELETE /api/sessions/{id}, which takes effect immediately, because every call looks up
 * its session.
 */
export function registerSessionListRoutes(app: FastifyInstance, accounts: AccountService): void {
  const { withDb, now } = accounts

  registerAuthenticatedCall(app, accounts, API.listSessions, async ({ session }) => {
    const sessions = await withDb((db) => listSessionsOfReader(db, session.readerId))
    const moment = now()
    const open = sessions.filter(({ state }) => moment < getSessionExpiry(state))
    return { sessions: open.map((one) => toApiSession(one, session)) }
  })

  registerAuthenticatedCall(
    app,
    accounts,
    API.endSession,
    async ({ session: { readerId }, params: { id } }) => {
      await withDb((db) => endReaderSession(db, { id, readerId }))
      return { status: 'ended' as const }
    },
  )
}
