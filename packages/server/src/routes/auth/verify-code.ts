import { randomBytes, randomUUID } from 'node:crypto'
import { API } from '@plainwire/domain/contract'
import { judgeTry, type TryOutcome } from '@plainwire/domain/reader'
import { beginSession, changeSignIn, type Db, readerByEmail, type SignIn } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import { addressHash } from '../../accounts/account-keys.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import { isCode } from '../../accounts/codes.ts'
import type { TokenSession } from '../../accounts/tokens.ts'
import { ApiError } from '../../errors.ts'
import { addCall } from '../../route.ts'
import { CACHE } from '../../serving/cache-control.ts'
import { tooMany } from './email-codes.ts'

const PER_MINUTE = 30
const SALT_BYTES = 32

type Verified = TokenSession | Exclude<TryOutcome, 'right'>

/** A session of the reader with this address, who gets an account with the first one. */
async function openSession(db: Db, email: string, now: Date): Promise<TokenSession> {
  const readerId = await readerByEmail(db, { id: randomUUID(), email, now })
  const session = { id: randomUUID(), readerId, email, salt: randomBytes(SALT_BYTES) }
  await beginSession(db, { ...session, now })
  return session
}

/** Guess, count and session are one transaction: a code is good for one session, however many try it at once. */
function verify(accounts: Accounts, { email, code }: { email: string; code: string }): Promise<Verified> {
  const now = accounts.now()
  const [key] = accounts.keys
  const address = addressHash(key, email)
  const judge = async (signIn: SignIn, db: Db): Promise<{ signIn: SignIn; result: Verified }> => {
    const isRight = isCode(code, address, signIn.code, key)
    const { outcome, state } = judgeTry(signIn.state, isRight, now)
    if (outcome !== 'right') return { signIn: { ...signIn, state }, result: outcome }
    return { signIn: { state, code: undefined }, result: await openSession(db, email, now) }
  }
  return accounts.ask((db) => changeSignIn(db, { address, now }, judge))
}

/** POST /api/auth/email/verify: signs in. 400 INVALID_CODE for any guess that isn't the newest code in time; 429 after too many. */
export function verifyCodeRoute(app: FastifyInstance, accounts: Accounts): void {
  addCall(
    app,
    API.verifyCode,
    async ({ body }) => {
      const verified = await verify(accounts, body)
      if (verified === 'wrong') throw new ApiError('INVALID_CODE')
      if ('retryAt' in verified) throw tooMany(verified.retryAt, accounts.now())
      return accounts.tokens.issue(verified, 0)
    },
    { perMinute: PER_MINUTE, cacheControl: CACHE.never },
  )
}
