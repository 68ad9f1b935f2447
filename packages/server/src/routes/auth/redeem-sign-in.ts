import { timingSafeEqual } from 'node:crypto'
import { API } from '@plainwire/domain/contract'
import { MINUTE_MS } from '@plainwire/domain/units'
import { redeemProviderCode } from '@plainwire/store'
import { decryptText } from '@plainwire/store/account-keys'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { createSignUpRefusedError, getRequestDevice, openSession } from '../../accounts/open-session.ts'
import { ApiError } from '../../errors.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { SECRET_LENGTH_BYTES, sha256 } from './provider-proofs.ts'

/** The maximum number of requests per minute and network. */
const PER_MINUTE = 20
/** How long a code is valid, in ms; the page redeems it as soon as it is loaded. */
const TO_REDEEM_MS = 2 * MINUTE_MS

/**
 * POST /api/auth/provider/redeem: exchanges a code for tokens. Requires the secret of the page on which the
 * sign-in began.
 */
export function registerRedeemSignInRoute(
  app: FastifyInstance,
  { withDb, keys, now, signUp, tokens }: AccountService,
): void {
  registerApiCall(
    app,
    API.redeemSignIn,
    async ({ body, request }) => {
      const redeemed = await withDb((db) => redeemProviderCode(db, sha256(body.code)))
      const isMine = timingSafeEqual(
        redeemed?.challenge ?? Buffer.alloc(SECRET_LENGTH_BYTES),
        sha256(body.secret),
      )
      const moment = now()
      const isInTime = redeemed && moment.getTime() - redeemed.returnedAt.getTime() < TO_REDEEM_MS
      const email = isMine && isInTime ? await decryptText(redeemed.sealedEmail, keys, 'email') : undefined
      if (email === undefined) throw new ApiError('VERIFICATION_FAILED')
      const { invitation } = body
      const arrival = { email, device: getRequestDevice(request), now: moment, signUp, invitation }
      const session = await withDb((db) => openSession(db, arrival))
      if (session === 'refused') throw createSignUpRefusedError(signUp)
      return tokens.issue(session, 0)
    },
    { perMinute: PER_MINUTE, cacheControl: CACHE_CONTROL.never },
  )
}
