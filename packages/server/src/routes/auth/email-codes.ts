import { API, type ErrorCode } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { CODE_LIFETIME_MS, mailAllowedAt, withNewCode } from '@plainwire/domain/reader'
import { changeSignIn, countMail, type Db, type SignIn } from '@plainwire/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressHash } from '../../accounts/account-keys.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import { codeDigest, drawCode } from '../../accounts/codes.ts'
import { ApiError } from '../../errors.ts'
import { sealMail } from '../../mail/sealed-mail.ts'
import { addCall } from '../../route.ts'
import { CACHE } from '../../serving/cache-control.ts'

const HOUR_MS = 3_600_000
/** Mails to all addresses together: beyond it we would be somebody's tool. */
const MAX_MAILS_AN_HOUR = 5_000
/** Of one network. */
const PER_MINUTE = 20
const PER_HOUR = 100

interface Wanted {
  email: string
  language?: Language | undefined
}
/** 'sent', or from when on it would be. */
type Mailed = 'sent' | { refusedFor: 'address' | 'total'; retryAt: Date }

const secondsUntil = (moment: Date, now: Date) =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))

/** 429 with the time to wait. */
export function tooMany(retryAt: Date, now: Date, code: ErrorCode = 'TOO_MANY_REQUESTS'): ApiError {
  return new ApiError(code, { retryAfterSeconds: secondsUntil(retryAt, now) })
}

/** Queues a mail with a new code, unless one is due only later. The same work for every address. */
async function mailCode(accounts: Accounts, { email, language = 'en' }: Wanted): Promise<Mailed> {
  const { keys, now: clock } = accounts
  const now = clock()
  const address = addressHash(keys[0], email)
  const code = drawCode()
  const kept = codeDigest(code, address, keys[0])
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS).toISOString()
  const sealed = await sealMail({ to: email, code, language, expiresAt }, keys)
  const issue = async (signIn: SignIn, db: Db): Promise<{ signIn: SignIn; result: Mailed }> => {
    const retryAt = mailAllowedAt(signIn.state, now)
    if (retryAt) return { signIn, result: { refusedFor: 'address', retryAt } }
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
    if ((await countMail(db, { hour, limit: MAX_MAILS_AN_HOUR })) === 'limit-reached') {
      return { signIn, result: { refusedFor: 'total', retryAt: new Date(hour.getTime() + HOUR_MS) } }
    }
    await accounts.requestMail(sealed, db)
    return { signIn: { state: withNewCode(signIn.state, now), code: kept }, result: 'sent' }
  }
  return accounts.ask((db) => changeSignIn(db, { address, now }, issue))
}

/**
 * POST /api/auth/email/start and /resend. `start` answers the same for every address, known or not, limited or not; `resend`
 * says when the next code is due, 60 s after the last.
 */
export function emailCodeRoutes(app: FastifyInstance, accounts: Accounts): void {
  const hourly = app.createRateLimit({ max: PER_HOUR, timeWindow: '1 hour' })
  const options = { perMinute: PER_MINUTE, cacheControl: CACHE.never }
  const checkNetwork = async (request: FastifyRequest) => {
    const limit = await hourly(request)
    if (!limit.isAllowed && limit.isExceeded) {
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, limit.ttlInSeconds) })
    }
  }
  addCall(
    app,
    API.startSignIn,
    async ({ body, request }) => {
      await checkNetwork(request)
      const mailed = await mailCode(accounts, body)
      if (mailed !== 'sent' && mailed.refusedFor === 'total') throw tooMany(mailed.retryAt, accounts.now())
      return { status: 'sent' as const }
    },
    options,
  )
  addCall(
    app,
    API.resendCode,
    async ({ body, request }) => {
      await checkNetwork(request)
      const mailed = await mailCode(accounts, body)
      if (mailed !== 'sent') throw tooMany(mailed.retryAt, accounts.now())
      return { status: mailed }
    },
    options,
  )
}
