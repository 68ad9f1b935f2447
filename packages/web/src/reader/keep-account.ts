import { keepFollowed } from './account-followed.ts'
import { keepMutes } from './account-mutes.ts'
import { keepPreferences } from './account-preferences.ts'
import { keepDailyDigest } from './daily-digest.ts'
import { keepCheckoutReturn } from './keep-checkout-return.ts'
import { keepMailSettings } from './mail-settings.ts'

/** Keeps what a reader has set, muted and followed in step with their account. */
export function keepAccount(): void {
  keepMutes()
  keepFollowed()
  keepPreferences()
  keepDailyDigest()
  keepMailSettings()
  keepCheckoutReturn()
}
