import type { FastifyInstance } from 'fastify'
import { openAccounts } from '../accounts/accounts.ts'
import type { ServerOptions } from '../options.ts'
import { openReaderPayments } from '../payments/reader-payments.ts'
import { enterFromAccountRoute } from './admin/enter-from-account.ts'
import { emailCodeRoutes } from './auth/email-codes.ts'
import { getOutboxRoute } from './auth/get-outbox.ts'
import { providerSignInRoutes } from './auth/provider-sign-in.ts'
import { sessionRoutes } from './auth/session-routes.ts'
import { verifyCodeRoute } from './auth/verify-code.ts'
import { digestPreviewRoutes } from './digest/digest-preview.ts'
import { mailSettingsRoutes } from './digest/mail-settings.ts'
import { unsubscribeRoutes } from './digest/unsubscribe.ts'
import { followedFeedRoute } from './followed/followed-feed.ts'
import { followedRoutes } from './followed/followed-routes.ts'
import { preferenceRoutes } from './preferences/preference-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { savedStoryRoutes } from './saved-stories/saved-story-routes.ts'
import { sessionListRoutes } from './sessions/session-list.ts'
import { providerEventRoute } from './subscription/hear-provider.ts'
import { putSubscriptionRoute } from './subscription/put-subscription.ts'
import { subscriptionRoutes } from './subscription/subscription-routes.ts'

/** Registers every call about a reader's account. */
export async function accountRoutes(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const accounts = openAccounts({ ...options, issuer: options.config.publicUrl })
  emailCodeRoutes(app, accounts)
  verifyCodeRoute(app, accounts)
  providerSignInRoutes(app, { accounts, publicUrl: options.config.publicUrl, log: options.log })
  sessionRoutes(app, accounts)
  sessionListRoutes(app, accounts)
  enterFromAccountRoute(app, accounts, options)
  const payments = openReaderPayments(app, accounts, options)
  profileRoutes(app, accounts, payments)
  putSubscriptionRoute(app, accounts)
  subscriptionRoutes(app, accounts, payments)
  await providerEventRoute(app, payments, options)
  preferenceRoutes(app, accounts)
  mailSettingsRoutes(app, accounts)
  digestPreviewRoutes(app, { accounts, editions: options.editions, publicUrl: options.config.publicUrl })
  unsubscribeRoutes(app, accounts)
  savedStoryRoutes(app, accounts)
  followedRoutes(app, accounts)
  followedFeedRoute(app, { accounts, editions: options.editions, publicUrl: options.config.publicUrl })
  getOutboxRoute(app, options.accounts?.outbox)
}
