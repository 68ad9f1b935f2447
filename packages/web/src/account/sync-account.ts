import { accountQueries, followPage } from './account-queries.ts'
import { keepCheckoutReturn } from './billing/report-checkout.ts'
import { keepFollowed } from './followed/account-followed.ts'
import { keepMutes } from './mutes/account-mutes.ts'
import { keepPreferences } from './preferences/account-preferences.ts'
import { keepDailyDigest } from './preferences/daily-digest.ts'
import { keepMailSettings } from './preferences/mail-settings.ts'

/** Keeps what a reader has set, muted and followed in step with their account. */
export function keepAccount(): void {
  followPage(accountQueries)
  keepMutes()
  keepFollowed()
  keepPreferences()
  keepDailyDigest()
  keepMailSettings()
  keepCheckoutReturn()
}
