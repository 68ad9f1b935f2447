import type { FastifyInstance } from 'fastify'
import { createAccountService } from '../accounts/accounts.ts'
import type { ServerOptions } from '../options.ts'
import { createReaderPaymentService } from '../payments/reader-payments.ts'
import { registerAdminSignInRoute } from './admin/enter-from-account.ts'
import { registerEmailCodeRoutes } from './auth/email-codes.ts'
import { registerMailOutboxRoute } from './auth/get-outbox.ts'
import { registerProviderSignInRoutes } from './auth/provider-sign-in.ts'
import { registerSessionRoutes } from './auth/session-routes.ts'
import { registerVerifyCodeRoute } from './auth/verify-code.ts'
import { registerDigestPreviewRoutes } from './digest/digest-preview.ts'
import { registerMailSettingsRoutes } from './digest/mail-settings.ts'
import { registerUnsubscribeRoutes } from './digest/unsubscribe.ts'
import { registerFollowedThingFeedRoute } from './followed/followed-feed.ts'
import { registerFollowedRoutes } from './followed/followed-routes.ts'
import { registerPreferenceRoutes } from './preferences/preference-routes.ts'
import { registerProfileRoutes } from './profile/profile-routes.ts'
import { registerSavedStoryRoutes } from './saved-stories/saved-story-routes.ts'
import { registerSessionListRoutes } from './sessions/session-list.ts'
import { registerPaymentEventRoute } from './subscription/payment-events.ts'
import { registerPutSubscriptionRoute } from './subscription/put-subscription.ts'
import { registerSubscriptionRoutes } from './subscription/subscription-routes.ts'

/** Registers every call about a reader's account. */
export async function registerAccountRoutes(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const accounts = createAccountService({ ...options, issuer: options.config.publicUrl })
  registerEmailCodeRoutes(app, accounts)
  registerVerifyCodeRoute(app, accounts)
  registerProviderSignInRoutes(app, { accounts, publicUrl: options.config.publicUrl, log: options.log })
  registerSessionRoutes(app, accounts)
  registerSessionListRoutes(app, accounts)
  registerAdminSignInRoute(app, accounts, options)
  const payments = createReaderPaymentService(app, accounts, options)
  registerProfileRoutes(app, accounts, payments)
  registerPutSubscriptionRoute(app, accounts)
  registerSubscriptionRoutes(app, accounts, payments)
  await registerPaymentEventRoute(app, payments, options)
  registerPreferenceRoutes(app, accounts)
  registerMailSettingsRoutes(app, accounts)
  registerDigestPreviewRoutes(app, {
    accounts,
    editions: options.editions,
    publicUrl: options.config.publicUrl,
  })
  registerUnsubscribeRoutes(app, accounts)
  registerSavedStoryRoutes(app, accounts)
  registerFollowedRoutes(app, accounts)
  registerFollowedThingFeedRoute(app, {
    accounts,
    editions: options.editions,
    publicUrl: options.config.publicUrl,
  })
  registerMailOutboxRoute(app, options.accounts?.outbox)
}
