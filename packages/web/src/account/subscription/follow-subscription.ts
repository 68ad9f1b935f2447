import { account } from '../session/account.ts'
import { GUEST, periodEndMs, refreshTier, subscriptions } from './subscription.ts'

/** The longest a browser's timer can wait. */
const MAX_WAIT_MS = 2 ** 31 - 1
const followed: { unfollow: () => void; timer?: ReturnType<typeof setTimeout> } = { unfollow: () => {} }

/** Lets time, reader and server take effect on what is kept, where there is something to take effect on. */
function keep(): void {
  const { whose, of } = subscriptions.get()
  const isPremiumElsewhere = account.get().reader?.subscription.tier === 'premium'
  const isThemed = document.documentElement.dataset.theme !== undefined
  if (whose === GUEST && Object.keys(of).length === 0 && !isPremiumElsewhere && !isThemed) return
  const parts = Promise.all([import('./sync-subscription.ts'), import('./premium-theme.ts')])
  void parts.then(
    ([{ keepSubscription }, { followTheme }]) => {
      followed.unfollow()
      followed.unfollow = followTheme()
      return keepSubscription()
    },
    () => undefined,
  )
}

function waitForEnd(): void {
  clearTimeout(followed.timer)
  const waitMs = periodEndMs() - Date.now()
  if (waitMs > 0) followed.timer = setTimeout(onTime, Math.min(waitMs, MAX_WAIT_MS))
}

function onTime(): void {
  refreshTier()
  waitForEnd()
  keep()
}

/** Takes up the subscription at the start of the application, follows who signs in and out, and ends it at its time. */
export function followSubscription(): void {
  onTime()
  account.subscribe(keep)
  subscriptions.subscribe(waitForEnd)
  // A device that slept has missed its timers.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onTime()
  })
}
