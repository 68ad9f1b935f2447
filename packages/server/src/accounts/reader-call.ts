import type { Call } from '@plainwire/domain/contract'
import { getSessionExpiry, type SessionState } from '@plainwire/domain/reader'
import { findSessionById, type Session, updateSessionWithLock } from '@plainwire/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import { type ApiCallInput, type ApiCallOptions, type ApiCallResponse, registerApiCall } from '../route.ts'
import { CACHE_CONTROL } from '../serving/cache-control.ts'
import type { AccountService } from './accounts.ts'

const BEARER = /^Bearer ([\w.-]+)$/i
/**
 * The maximum number of requests per minute and network to each API call for signed-in readers; high, because
 * all readers in a school may share one network.
 */
const PER_MINUTE = 600

/** The session of a request. Throws 401 if its token is invalid or has expired, or its session has ended. */
async function sessionOf({ headers }: FastifyRequest, accounts: AccountService): Promise<Session> {
  const [, token = ''] = BEARER.exec(headers.authorization ?? '') ?? []
  const claims = await accounts.tokens.readAccess(token)
  const session = await accounts.withDb(async (db) => (claims ? findSessionById(db, claims.sid) : undefined))
  const isOver = !session || getSessionExpiry(session.state) <= accounts.now()
  if (!claims || isOver || session.readerId !== claims.sub) throw new ApiError('NOT_AUTHENTICATED')
  if (claims.gen === session.state.generation && !session.state.isSeen) await markSeen(session, accounts)
  return session
}

/**
 * Records that the reader's device has received the newest refresh token, which makes the previous refresh
 * token invalid.
 */
async function markSeen({ id, state }: Session, { withDb }: AccountService): Promise<void> {
  const seen = (current: SessionState) =>
    current.generation === state.generation ? { ...current, isSeen: true } : current
  await withDb((db) => updateSessionWithLock(db, id, (session) => seen(session.state)))
}

/** Registers an API call for signed-in readers. Its answer is never cached. */
export function registerAuthenticatedCall<C extends Call>(
  app: FastifyInstance,
  accounts: AccountService,
  call: C,
  answer: (input: ApiCallInput<C> & { session: Session }) => Promise<ApiCallResponse<C>>,
  options: ApiCallOptions = {},
): void {
  const withSession = async (input: ApiCallInput<C>) =>
    answer({ ...input, session: await sessionOf(input.request, accounts) })
  registerApiCall(app, call, withSession, {
    perMinute: PER_MINUTE,
    cacheControl: CACHE_CONTROL.never,
    ...options,
  })
}
