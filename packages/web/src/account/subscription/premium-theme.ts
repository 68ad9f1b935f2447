import { isFreeTheme, parseTheme, type Theme, theme } from '../../device/appearance/theme.ts'
import { account } from '../session/account.ts'
import {
  displayedTier,
  getCurrentSubscription,
  getCurrentTier,
  getSubscriptionPeriodEndMs,
  subscriptions,
} from './subscription.ts'

/**
 * Returns the time at which a theme stops being applied, in ms since 1970; undefined if there is none. A
 * premium theme ends with the subscription's period unless the subscription renews; for free readers it has
 * already ended.
 */
function drawnUntil(name: Theme): number | undefined {
  if (isFreeTheme(name)) return undefined
  if (getCurrentTier() === 'free') return 0
  return getCurrentSubscription()?.status === 'active' ? undefined : getSubscriptionPeriodEndMs()
}

function choose(name: Theme): void {
  const until = drawnUntil(name)
  const { name: before, until: untilBefore } = theme.get()
  if (name === before && until === untilBefore) return
  theme.set(name === 'system' ? theme.initial : { name, ...(until !== undefined && { until }) })
}

/** The account's theme that was last applied to this page. */
const accountTheme: { taken: string | undefined } = { taken: undefined }

/** Applies the account's theme if it has changed. */
function takeFromAccount(): void {
  const { status, preferences } = account.get()
  const held = status === 'none' ? undefined : preferences?.theme
  if (held === accountTheme.taken) return
  accountTheme.taken = held
  const name = parseTheme(held)
  if (name && name !== 'system') choose(name)
}

/** Applies the reader's theme to the page; a premium theme only while the reader is premium. */
export function applyTheme(): void {
  takeFromAccount()
  const { name } = theme.get()
  if (name !== 'system') choose(name)
  const { dataset } = document.documentElement
  if (getCurrentTier() === 'free') delete dataset.tier
  else dataset.tier = 'premium'
  const isDrawn = name !== 'system' && (isFreeTheme(name) || getCurrentTier() !== 'free')
  if (!isDrawn) delete dataset.theme
  else dataset.theme = name
}

/** Chooses a theme for this device, and for the account if the reader is signed in. */
export function chooseTheme(name: Theme): void {
  choose(name)
  applyTheme()
  if (account.get().status !== 'signed-in') return
  accountTheme.taken = name
  void import('../preferences/update-preferences.ts').then(
    ({ updatePreferences }) => updatePreferences({ theme: name }),
    () => undefined,
  )
}

/**
 * Applies the theme again whenever the tier, subscription, theme or account changes. Cancelling a subscription
 * changes when the theme ends, although not the tier. Returns a function that stops this.
 */
export function syncTheme(): () => void {
  const stops = [displayedTier, subscriptions, theme, account].map((store) => store.subscribe(applyTheme))
  applyTheme()
  return () => {
    for (const stop of stops) stop()
  }
}
