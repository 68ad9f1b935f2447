import { accountQueries, followPage } from './account-queries.ts'
import { keepCheckoutReturn } from './billing/report-checkout.ts'
import { syncFollowed } from './followed/account-followed.ts'
import { keepMutes } from './mutes/account-mutes.ts'
import { keepPreferences } from './preferences/account-preferences.ts'
import { keepDailyDigest } from './preferences/daily-digest.ts'
import { keepMailSettings } from './preferences/mail-settings.ts'
import { followBilled } from './subscription/sync-subscription.ts'

/** Syncs what a reader has set, muted, followed and subscribed to with their account. */
export function keepAccount(): void {
  followPage(accountQueries)
  keepMutes()
  syncFollowed()
  keepPreferences()
  keepDailyDigest()
  keepMailSettings()
  keepCheckoutReturn()
  followBilled()
}
