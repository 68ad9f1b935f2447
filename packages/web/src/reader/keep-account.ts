import { keepMutes } from './account-mutes.ts'
import { keepPreferences } from './account-preferences.ts'
import { keepDailyDigest } from './daily-digest.ts'

/** Keeps what a reader has set and muted in step with their account. */
export function keepAccount(): void {
  keepMutes()
  keepPreferences()
  keepDailyDigest()
}
