import { account } from '../session/account.ts'
import { GUEST, periodEndMs, refreshTier, subscriptions } from './subscription.ts'

/** The longest a browser's timer can wait. */
const MAX_WAIT_MS = 2 ** 31 - 1

/** Whether there is a subscription, or a trace of one, that time, reader or server can change. */
function hasTrace(): boolean {
  const { whose, of } = subscriptions.get()
  const isPremiumElsewhere = account.get().reader?.subscription.tier === 'premium'
  const isThemed = document.documentElement.dataset.theme !== undefined
  return whose !== GUEST || Object.keys(of).length > 0 || isPremiumElsewhere || isThemed
}

/** Restores the subscription at the start of the application, follows who signs in and out, and ends it at its time. */
export function followSubscription(): void {
  let unfollowTheme = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const reconcile = () => {
    if (!hasTrace()) return
    const parts = Promise.all([import('./sync-subscription.ts'), import('./premium-theme.ts')])
    void parts.then(
      ([{ reconcileSubscription }, { followTheme }]) => {
        unfollowTheme()
        unfollowTheme = followTheme()
        return reconcileSubscription()
      },
      // Without a connection: the next change of reader or time tries again.
      () => undefined,
    )
  }
  const onTime = () => {
    refreshTier()
    waitForEnd()
    reconcile()
  }
  const waitForEnd = () => {
    clearTimeout(timer)
    const waitMs = periodEndMs() - Date.now()
    if (waitMs > 0) timer = setTimeout(onTime, Math.min(waitMs, MAX_WAIT_MS))
  }
  onTime()
  account.subscribe(reconcile)
  subscriptions.subscribe(waitForEnd)
  // A device that slept has missed its timers.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onTime()
  })
}
