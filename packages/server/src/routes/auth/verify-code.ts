import { API } from '@plainwire/domain/contract'
import {
  type CodeGuessOutcome,
  checkCodeGuess,
  type Device,
  EMPTY_SIGN_IN_STATE,
  findIssuedCode,
  type SignInState,
} from '@plainwire/domain/reader'
import { changeSignInState, type Db, findSignInStateByAddressHash } from '@plainwire/store'
import { hashEmailAddress } from '@plainwire/store/account-keys'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { deriveSignInAttemptId, isCorrectCode } from '../../accounts/codes.ts'
import { createSignUpRefusedError, getRequestDevice, openSession } from '../../accounts/open-session.ts'
import type { TokenSession } from '../../accounts/tokens.ts'
import { ApiError } from '../../errors.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createRetryAfterError } from './email-codes.ts'

const PER_MINUTE = 30

type Verified = TokenSession | Exclude<CodeGuessOutcome, 'right'> | 'refused'

interface Guess {
  email: string
  code: string
  /**
   * The secret of the browser that requested the code; if undefined, only codes that were requested without a
   * secret are accepted.
   */
  attempt?: string | undefined
  /** The secret of an invitation's link. */
  invitation?: string | undefined
  device: Device
}

/**
 * Checks a guessed sign-in code and opens a session if it is right. A guess that is refused without being
 * counted, for example because there were too many guesses, costs one query and no lock, so that a flood of
 * guesses delays nobody. Any other guess is counted, and the session opened, in one transaction: a code is
 * valid for one session, however many requests try it at the same time.
 */
export async function verifyCodeAndOpenSession(accounts: AccountService, guess: Guess): Promise<Verified> {
  const { email, code, device, invitation } = guess
  const now = accounts.now()
  const [key] = accounts.keys
  const address = hashEmailAddress(key, email)
  const attempt = deriveSignInAttemptId(guess.attempt, address, key)
  const judged = (state: SignInState) => {
    const isRight = isCorrectCode(code, address, findIssuedCode(state, attempt)?.digest, key)
    return checkCodeGuess(state, { attempt, isRight }, now)
  }
  const judge = async (before: SignInState, db: Db): Promise<{ state: SignInState; result: Verified }> => {
    const { outcome, state } = judged(before)
    if (outcome !== 'right') return { state, result: outcome }
    const { signUp } = accounts
    return { state, result: await openSession(db, { email, device, now, signUp, invitation }) }
  }
  return accounts.withDb(async (db) => {
    const known = (await findSignInStateByAddressHash(db, address)) ?? EMPTY_SIGN_IN_STATE
    const { outcome, state } = judged(known)
    const isRefused = outcome !== 'right' && state === known
    return isRefused ? outcome : changeSignInState(db, { address, now }, judge)
  })
}

/**
 * POST /api/auth/email/verify: signs in. 400 INVALID_CODE for any guess other than the newest code, and for
 * that code after it has expired; 429 after too many guesses; 403 for the right code of somebody who may not
 * create an account.
 */
export function registerVerifyCodeRoute(app: FastifyInstance, accounts: AccountService): void {
  registerApiCall(
    app,
    API.verifyCode,
    async ({ body, request }) => {
      const verified = await verifyCodeAndOpenSession(accounts, {
        ...body,
        device: getRequestDevice(request),
      })
      if (verified === 'wrong') throw new ApiError('INVALID_CODE')
      if (verified === 'refused') throw createSignUpRefusedError(accounts.signUp)
      if ('retryAt' in verified) throw createRetryAfterError(verified.retryAt, accounts.now())
      return accounts.tokens.issue(verified, 0)
    },
    { perMinute: PER_MINUTE, cacheControl: CACHE_CONTROL.never },
  )
}
