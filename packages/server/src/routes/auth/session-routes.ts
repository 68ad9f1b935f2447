import { API } from '@plainwire/domain/contract'
import { decideRefreshOutcome, type RefreshOutcome } from '@plainwire/domain/reader'
import { DAY_SECONDS } from '@plainwire/domain/units'
import { encryptMail } from '@plainwire/post'
import { type Db, endSession, type Session, updateSessionWithLock } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'
import { ApiError } from '../../errors.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'

const PER_MINUTE = 120
/**
 * How long sending the mail about stolen tokens is retried, in seconds. After that the reader has noticed
 * anyway, because the theft ends their session.
 */
const NOTICE_SECONDS = DAY_SECONDS

interface Presented {
  refresh_token: string
  id_token: string
}

/** Queues a mail to a reader whose tokens were copied by somebody else. */
async function mailTheftNotice(accounts: AccountService, session: Session, transaction: Db): Promise<void> {
  const { keys, now, requestMail } = accounts
  const { email: to, device: stolenFrom } = session
  const expiresAt = new Date(now().getTime() + NOTICE_SECONDS * 1000).toISOString()
  await requestMail(await encryptMail({ to, stolenFrom, expiresAt }, keys), transaction, NOTICE_SECONDS)
}

/**
 * Refreshes the session that the presented tokens belong to, and returns the session with the number of its
 * newest refresh token; undefined if a token is invalid or the session has ended. An earlier refresh token
 * that is used again ends the session.
 */
async function refreshed(
  accounts: AccountService,
  presented: Presented,
): Promise<{ session: Session; generation: number } | undefined> {
  const { tokens, withDb, now: clock } = accounts
  const token = tokens.readRefresh(presented.refresh_token)
  const id = await tokens.readId(presented.id_token)
  if (!token || id?.sid !== token.sid) return undefined
  const judged: { outcome?: RefreshOutcome } = {}
  const session = await withDb((db) =>
    updateSessionWithLock(db, token.sid, async (current, transaction) => {
      const { state } = current
      // A forged token doesn't end a session.
      if (!tokens.isOf(token, current) || current.readerId !== id.sub) return state
      const now = clock()
      judged.outcome = decideRefreshOutcome(state, token.generation, now)
      if (judged.outcome === 'repeat') return state
      if (judged.outcome === 'reused') await mailTheftNotice(accounts, current, transaction)
      if (judged.outcome !== 'rotate') return 'end'
      return { ...state, generation: state.generation + 1, rotatedAt: now, isSeen: false }
    }),
  )
  const { outcome } = judged
  if (!session || (outcome !== 'rotate' && outcome !== 'repeat')) return undefined
  return { session, generation: session.state.generation + (outcome === 'rotate' ? 1 : 0) }
}

/**
 * POST /api/auth/refresh_token and /logout. Both take effect immediately, because every call looks up its
 * session.
 */
export function registerSessionRoutes(app: FastifyInstance, accounts: AccountService): void {
  registerApiCall(
    app,
    API.refreshTokens,
    async ({ body }) => {
      const found = await refreshed(accounts, body)
      if (!found) throw new ApiError('NOT_AUTHENTICATED')
      return accounts.tokens.issue(found.session, found.generation)
    },
    { perMinute: PER_MINUTE, cacheControl: CACHE_CONTROL.never },
  )
  registerAuthenticatedCall(app, accounts, API.signOut, async ({ session }) => {
    await accounts.withDb((db) => endSession(db, session.id))
    return { status: 'signed-out' as const }
  })
}
