/**
 * Runs before the page is first drawn, so that a premium reader's theme never flashes and no ad is ever seen. The page waits
 * for it: nothing may be imported here. account/subscription/premium-theme.ts redraws it, and writes until when a theme counts.
 */
try {
  const { whose, of } = JSON.parse(localStorage.getItem('plainwire.subscription') ?? '{}')
  const { status, periodEndsAt } = of?.[whose] ?? {}
  if (status === 'active' || Date.parse(periodEndsAt) > Date.now())
    document.documentElement.dataset.tier = 'premium'
  const { name, until } = JSON.parse(localStorage.getItem('plainwire.theme') ?? '{}')
  if (typeof name === 'string' && (until ?? Number.POSITIVE_INFINITY) > Date.now())
    document.documentElement.dataset.theme = name
} catch {
  // Storage is switched off, or holds something else: the page is drawn as the system asks.
}
