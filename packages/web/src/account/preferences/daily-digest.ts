import { account } from '../session/account.ts'
import { GUEST_READER_ID, type PersistedSubscriptions, subscriptions } from '../subscription/subscription.ts'
import { updatePreferences } from './update-preferences.ts'

const hasNone = ({ of, whose }: PersistedSubscriptions) => (of[whose]?.status ?? 'none') === 'none'

/** True if the reader is the same, had no subscription before, and has one now. */
function hasBegun(before: PersistedSubscriptions, now: PersistedSubscriptions): boolean {
  return now.whose !== GUEST_READER_ID && now.whose === before.whose && hasNone(before) && !hasNone(now)
}

/**
 * Switches the daily digest on when a signed-in reader's Premium subscription begins; the reader can switch the
 * digest off afterwards. Returns a function that stops this.
 */
export function enableDigestOnPremiumStart(update: typeof updatePreferences = updatePreferences): () => void {
  let before = subscriptions.get()
  return subscriptions.subscribe(() => {
    const now = subscriptions.get()
    if (hasBegun(before, now) && account.get().reader?.id === now.whose)
      void update({ emailSettings: { dailyDigest: true } })
    before = now
  })
}
