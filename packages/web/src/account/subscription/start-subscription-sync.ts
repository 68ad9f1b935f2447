import { account } from '../session/account.ts'
import {
  GUEST_READER_ID,
  getSubscriptionPeriodEndMs,
  refreshDisplayedTier,
  subscriptions,
} from './subscription.ts'

/** The longest delay of a browser's timer, in ms. */
const MAX_WAIT_MS = 2 ** 31 - 1

/**
 * True if there may be something to reconcile: a signed-in reader or a subscription on this device, a premium
 * account, or a theme that is applied to the page.
 */
function hasTrace(): boolean {
  const { whose, of } = subscriptions.get()
  const isPremiumElsewhere = account.get().reader?.subscription.tier === 'premium'
  const isThemed = document.documentElement.dataset.theme !== undefined
  return whose !== GUEST_READER_ID || Object.keys(of).length > 0 || isPremiumElsewhere || isThemed
}

/**
 * Restores the subscription at the start, reconciles it with the server after sign-in and sign-out, and ends
 * it when its period ends.
 */
export function startSubscriptionSync(): void {
  let unfollowTheme = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const reconcile = () => {
    if (!hasTrace()) return
    const parts = Promise.all([import('./sync-subscription.ts'), import('./premium-theme.ts')])
    void parts.then(
      ([{ reconcileSubscription }, { syncTheme }]) => {
        unfollowTheme()
        unfollowTheme = syncTheme()
        return reconcileSubscription()
      },
      // Loading fails without a connection. It is tried again when the account changes, when the
      // subscription's period ends, or when the page becomes visible again.
      () => undefined,
    )
  }
  const onTime = () => {
    refreshDisplayedTier()
    waitForEnd()
    reconcile()
  }
  const waitForEnd = () => {
    clearTimeout(timer)
    const waitMs = getSubscriptionPeriodEndMs() - Date.now()
    if (waitMs > 0) timer = setTimeout(onTime, Math.min(waitMs, MAX_WAIT_MS))
  }
  onTime()
  account.subscribe(reconcile)
  subscriptions.subscribe(waitForEnd)
  // Checked when the page becomes visible again, because timers don't run while the device sleeps.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onTime()
  })
}
