/**
 * Applies the reader's theme and subscription tier before the first paint, so that a premium reader sees no
 * flash of the default theme and no ads. It blocks rendering, so it must not import anything.
 * account/subscription/premium-theme.ts persists the theme with its expiry, and applies later changes.
 */
try {
  const { whose, of } = JSON.parse(localStorage.getItem('plainwire.subscription') ?? '{}')
  const { status, periodEndsAt, isBilled } = of?.[whose] ?? {}
  if ((status === 'active' && !isBilled) || Date.parse(periodEndsAt) > Date.now())
    document.documentElement.dataset.tier = 'premium'
  const { name, until } = JSON.parse(localStorage.getItem('plainwire.theme') ?? '{}')
  if (typeof name === 'string' && (until ?? Number.POSITIVE_INFINITY) > Date.now())
    document.documentElement.dataset.theme = name
} catch {
  // Storage is disabled or contains invalid data: the system's theme applies.
}
