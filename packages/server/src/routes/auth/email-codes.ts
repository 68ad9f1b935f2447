import { API, type ErrorCode } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import {
  addIssuedCode,
  chooseSignInCodeKind,
  getCodeResendTime,
  SIGN_IN_CODE_LIFETIME_MS,
  type SignInState,
} from '@plainwire/domain/reader'
import { HOUR_MS } from '@plainwire/domain/units'
import { encryptMail } from '@plainwire/post'
import {
  changeSignInState,
  type Db,
  getHourlySignInMailCount,
  incrementHourlySignInMailCount,
} from '@plainwire/store'
import { hashEmailAddress } from '@plainwire/store/account-keys'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { deriveSignInAttemptId, generateSignInCode, hashSignInCode } from '../../accounts/codes.ts'
import { ApiError } from '../../errors.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createSignInMailLimiter } from './sign-in-mail-limits.ts'

/**
 * If at least this number of codes was mailed within an hour, to all addresses together, each network may
 * request only the minimum number of codes (`WHILE_BUSY`).
 */
const MANY_MAILS_AN_HOUR = 5_000
/** The maximum number of requests per minute and network. */
const PER_MINUTE = 20

interface Wanted {
  email: string
  language?: Language | undefined
  attempt?: string | undefined
  /**
   * Counts a mail that this network causes. Returns the seconds to wait if the network has caused too many
   * mails to this address; otherwise undefined.
   */
  takeMail(): Promise<number | undefined>
}
/** 'sent', or the time from which the next mail may be sent. */
type Mailed = 'sent' | { retryAt: Date }

const secondsUntil = (moment: Date, now: Date) =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)

/**
 * Creates an error that states how long to wait, rounded up to whole seconds; by default the error for too many
 * requests (429).
 */
export function createRetryAfterError(
  retryAt: Date,
  now: Date,
  code: ErrorCode = 'TOO_MANY_REQUESTS',
): ApiError {
  return new ApiError(code, { retryAfterSeconds: secondsUntil(retryAt, now) })
}

/**
 * Queues a mail with a new code, unless it is too early for one. Does the same work for every address, whether
 * or not it has an account.
 */
async function mailCode(
  accounts: AccountService,
  { email, language = 'en', ...wanted }: Wanted,
): Promise<Mailed> {
  const { keys, now: clock } = accounts
  const now = clock()
  const address = hashEmailAddress(keys[0], email)
  const attempt = deriveSignInAttemptId(wanted.attempt, address, keys[0])
  const expiresAt = new Date(now.getTime() + SIGN_IN_CODE_LIFETIME_MS).toISOString()
  const issue = async (state: SignInState, db: Db): Promise<{ state: SignInState; result: Mailed }> => {
    const retryAt = getCodeResendTime(state, now, attempt)
    if (retryAt) return { state, result: { retryAt } }
    const wait = await wanted.takeMail()
    if (wait) return { state, result: { retryAt: new Date(now.getTime() + wait * 1000) } }
    const kind = chooseSignInCodeKind(state, attempt, now)
    const code = generateSignInCode(kind)
    await incrementHourlySignInMailCount(db, hourOf(now))
    await accounts.requestMail(await encryptMail({ to: email, code, language, expiresAt }, keys), db)
    const digest = hashSignInCode(code, address, keys[0])
    return { state: addIssuedCode(state, { attempt, kind, digest }, now), result: 'sent' }
  }
  return accounts.withDb((db) => changeSignInState(db, { address, now }, issue))
}

/**
 * POST /api/auth/email/start and /resend. `start` gives the same answer for every address, whether or not the
 * address has an account or its limit is reached; `resend` answers 429 with the time to wait if it is too early
 * for another code, which may be requested 60 s after the last one.
 */
export function registerEmailCodeRoutes(app: FastifyInstance, accounts: AccountService): void {
  const shares = createSignInMailLimiter(app)
  const options = { perMinute: PER_MINUTE, cacheControl: CACHE_CONTROL.never }
  const isBusy = () =>
    accounts.withDb(
      async (db) => (await getHourlySignInMailCount(db, hourOf(accounts.now()))) >= MANY_MAILS_AN_HOUR,
    )
  const mailFor = async (body: Omit<Wanted, 'takeMail'>, request: FastifyRequest): Promise<Mailed> => {
    await shares.takeShare(request, isBusy)
    return mailCode(accounts, { ...body, takeMail: () => shares.takeMail(request) })
  }
  registerApiCall(
    app,
    API.startSignIn,
    async ({ body, request }) => {
      await mailFor(body, request)
      return { status: 'sent' as const }
    },
    options,
  )
  registerApiCall(
    app,
    API.resendCode,
    async ({ body, request }) => {
      const mailed = await mailFor(body, request)
      if (mailed !== 'sent') throw createRetryAfterError(mailed.retryAt, accounts.now())
      return { status: mailed }
    },
    options,
  )
}
