import { keepMutes } from './account-mutes.ts'
import { keepPreferences } from './account-preferences.ts'
import { keepDailyDigest } from './daily-digest.ts'
import { keepCheckoutReturn } from './keep-checkout-return.ts'
import { keepMailSettings } from './mail-settings.ts'

/** Keeps what a reader has set and muted in step with their account. */
export function keepAccount(): void {
  keepMutes()
  keepPreferences()
  keepDailyDigest()
  keepMailSettings()
  keepCheckoutReturn()
}
