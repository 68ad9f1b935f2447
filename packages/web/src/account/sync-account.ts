import { accountQueryClient, mountQueryClient } from './account-queries.ts'
import { showCheckoutResultOnReturn } from './billing/report-checkout.ts'
import { syncFollowedThings } from './followed/account-followed.ts'
import { syncMutes } from './mutes/account-mutes.ts'
import { syncPreferences } from './preferences/account-preferences.ts'
import { enableDigestOnPremiumStart } from './preferences/daily-digest.ts'
import { syncMailSettings } from './preferences/mail-settings.ts'
import { syncBilledSubscription } from './subscription/sync-subscription.ts'

/** Starts to sync the reader's preferences, mutes, followed things and subscription with their account. */
export function syncAccount(): void {
  mountQueryClient(accountQueryClient)
  syncMutes()
  syncFollowedThings()
  syncPreferences()
  enableDigestOnPremiumStart()
  syncMailSettings()
  showCheckoutResultOnReturn()
  syncBilledSubscription()
}
