import { API } from '@plainwire/domain/contract'
import { type Device, judgeTry, NO_SIGN_IN, type TryOutcome } from '@plainwire/domain/reader'
import { changeSignIn, type Db, type SignIn, signInByAddress } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import { addressHash } from '../../accounts/account-keys.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import { isCode } from '../../accounts/codes.ts'
import { deviceOfRequest, openSession } from '../../accounts/open-session.ts'
import type { TokenSession } from '../../accounts/tokens.ts'
import { ApiError } from '../../errors.ts'
import { addCall } from '../../route.ts'
import { CACHE } from '../../serving/cache-control.ts'
import { tooMany } from './email-codes.ts'

const PER_MINUTE = 30

type Verified = TokenSession | Exclude<TryOutcome, 'right'>

interface Guess {
  email: string
  code: string
  device: Device
}

/**
 * Judges a guess. One that is refused whatever it is costs a look and no lock, so that a flood of them holds nobody up; for any
 * other guess, count and session are one transaction: a code is good for one session, however many try it at once.
 */
export async function verifyGuess(accounts: Accounts, { email, code, device }: Guess): Promise<Verified> {
  const now = accounts.now()
  const [key] = accounts.keys
  const address = addressHash(key, email)
  const judge = async (signIn: SignIn, db: Db): Promise<{ signIn: SignIn; result: Verified }> => {
    const isRight = isCode(code, address, signIn.code, key)
    const { outcome, state } = judgeTry(signIn.state, isRight, now)
    if (outcome !== 'right') return { signIn: { ...signIn, state }, result: outcome }
    return { signIn: { state, code: undefined }, result: await openSession(db, { email, device, now }) }
  }
  return accounts.ask(async (db) => {
    const known = await signInByAddress(db, address)
    const { outcome, state } = judgeTry(known?.state ?? NO_SIGN_IN, false, now)
    const isRefused = outcome !== 'right' && state === (known?.state ?? NO_SIGN_IN)
    return isRefused ? outcome : changeSignIn(db, { address, now }, judge)
  })
}

/** POST /api/auth/email/verify: signs in. 400 INVALID_CODE for any guess that isn't the newest code in time; 429 after too many. */
export function verifyCodeRoute(app: FastifyInstance, accounts: Accounts): void {
  addCall(
    app,
    API.verifyCode,
    async ({ body, request }) => {
      const verified = await verifyGuess(accounts, { ...body, device: deviceOfRequest(request) })
      if (verified === 'wrong') throw new ApiError('INVALID_CODE')
      if ('retryAt' in verified) throw tooMany(verified.retryAt, accounts.now())
      return accounts.tokens.issue(verified, 0)
    },
    { perMinute: PER_MINUTE, cacheControl: CACHE.never },
  )
}
