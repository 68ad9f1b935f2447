/**
 * Runs before the page is first drawn, so that a premium reader's theme never flashes. The page waits for it: nothing may be
 * imported here. It knows no subscription; reader/theme-keeper.ts writes until when a theme counts.
 */
try {
  const { name, until } = JSON.parse(localStorage.getItem('plainwire.theme') ?? '{}')
  if (typeof name === 'string' && (until ?? Number.POSITIVE_INFINITY) > Date.now())
    document.documentElement.dataset.theme = name
} catch {
  // Storage is switched off, or holds something else: the page is drawn as the system asks.
}
