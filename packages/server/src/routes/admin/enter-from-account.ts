import { API } from '@plainwire/domain/contract'
import { beginAdminSessionByEmail, findReaderById } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'
import { createAdminCookie } from '../../admin/admin-cookie.ts'
import { ApiError } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import { createAdminSession } from './enter.ts'

/** The maximum number of requests per minute and network; each stores a row in the database. */
const PER_MINUTE = 20

/** POST /api/admin/session: signs in to /admin with an operator's account. */
export function registerAdminSignInRoute(
  app: FastifyInstance,
  accounts: AccountService,
  { admin, config }: Pick<ServerOptions, 'admin' | 'config'>,
): void {
  const cookie = createAdminCookie(config.publicUrl)
  const { withDb, now } = accounts
  registerAuthenticatedCall(
    app,
    accounts,
    API.enterAdmin,
    async ({ session: { readerId }, reply }) => {
      const { secret, session } = createAdminSession(now())
      const isIn = await withDb(async (db) => {
        const reader = admin && (await findReaderById(db, readerId))
        return reader ? beginAdminSessionByEmail(db, { email: reader.email, session, now: now() }) : false
      })
      if (!isIn) throw new ApiError('NOT_FOUND')
      cookie.set(reply, secret)
      return { path: '/admin' }
    },
    { perMinute: PER_MINUTE },
  )
}
