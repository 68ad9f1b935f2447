import { asTheme, isFreeTheme, type Theme, theme } from '../../device/appearance/theme.ts'
import { account } from '../session/account.ts'
import { periodEndMs, subscription, subscriptions, tier, tierNow } from './subscription.ts'

/** Until when a theme may be drawn: a premium one without an end while the subscription goes on by itself, never for free readers. */
function drawnUntil(name: Theme): number | undefined {
  if (isFreeTheme(name)) return undefined
  if (tier() === 'free') return 0
  return subscription()?.status === 'active' ? undefined : periodEndMs()
}

function choose(name: Theme): void {
  const until = drawnUntil(name)
  const { name: before, until: untilBefore } = theme.get()
  if (name === before && until === untilBefore) return
  theme.set(name === 'system' ? theme.initial : { name, ...(until !== undefined && { until }) })
}

/** The theme that the account held last. */
const accountTheme: { taken: string | undefined } = { taken: undefined }

/** Takes the theme that the account holds, whenever it holds another one than before. */
function takeFromAccount(): void {
  const { status, preferences } = account.get()
  const held = status === 'none' ? undefined : preferences?.theme
  if (held === accountTheme.taken) return
  accountTheme.taken = held
  const name = asTheme(held)
  if (name && name !== 'system') choose(name)
}

/** Draws the page in the reader's theme, a premium one as long as they are premium. */
export function drawTheme(): void {
  takeFromAccount()
  const { name } = theme.get()
  if (name !== 'system') choose(name)
  const { dataset } = document.documentElement
  if (tier() === 'free') delete dataset.tier
  else dataset.tier = 'premium'
  const isDrawn = name !== 'system' && (isFreeTheme(name) || tier() !== 'free')
  if (!isDrawn) delete dataset.theme
  else dataset.theme = name
}

/** Chooses a theme for this device, and for the account where there is one. */
export function chooseTheme(name: Theme): void {
  choose(name)
  drawTheme()
  if (account.get().status !== 'signed-in') return
  accountTheme.taken = name
  void import('../preferences/update-preferences.ts').then(
    ({ updatePreferences }) => updatePreferences({ theme: name }),
    () => undefined,
  )
}

/** Follows what the theme hangs on, in this tab and others. A subscription that is cancelled leaves the tier as it is, but gives the theme an end. */
export function followTheme(): () => void {
  const stops = [tierNow, subscriptions, theme, account].map((store) => store.subscribe(drawTheme))
  drawTheme()
  return () => {
    for (const stop of stops) stop()
  }
}
