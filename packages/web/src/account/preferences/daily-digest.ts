import { account } from '../session/account.ts'
import { GUEST, type PersistedSubscriptions, subscriptions } from '../subscription/subscription.ts'
import { updatePreferences } from './update-preferences.ts'

const hasNone = ({ of, whose }: PersistedSubscriptions) => (of[whose]?.status ?? 'none') === 'none'

/** Whether the same reader had no Premium before and has it now. */
function hasBegun(before: PersistedSubscriptions, now: PersistedSubscriptions): boolean {
  return now.whose !== GUEST && now.whose === before.whose && hasNone(before) && !hasNone(now)
}

/** The daily digest is on for a premium reader until they say otherwise: it is switched on as Premium begins. */
export function syncDailyDigest(update: typeof updatePreferences = updatePreferences): () => void {
  let before = subscriptions.get()
  return subscriptions.subscribe(() => {
    const now = subscriptions.get()
    if (hasBegun(before, now) && account.get().reader?.id === now.whose)
      void update({ emailSettings: { dailyDigest: true } })
    before = now
  })
}
