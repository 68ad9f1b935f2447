import { runOnFirstInteraction } from '../lib/start/first-interaction.ts'
import { runWhenFirstViewRendered } from '../lib/start/first-view-rendered.ts'
import { captureEarlyClicks } from '../lib/start/held-clicks.ts'
import { hasPersistedData, hasPersistedPlace } from '../lib/storage/storage.ts'
import './styles.css'

/** How long to wait for the first interaction before hydrating, in ms. */
const HYDRATION_DELAY_MS = 5000
/** Matches an empty query string, and one that contains only the language. */
const PLAIN_SEARCH = /^(\?lang=[\w-]+)?$/

/** Preloads the application's modules in parallel; the server has written their URLs into the page. */
function preloadModules(): void {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {}
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

async function start(): Promise<void> {
  // React and the application are evaluated in separate tasks, so that the page can respond to input in
  // between.
  await import('./react.ts')
  await new Promise((resolve) => setTimeout(resolve))
  await import('./entry-client.tsx')
}

/**
 * True if hydration wouldn't change the server's page: the reader has persisted nothing on this device, and
 * the URL contains nothing that only the browser evaluates.
 */
function isServerPageFinal(): boolean {
  const isPlain = PLAIN_SEARCH.test(location.search) && location.hash === ''
  return !hasPersistedData() && isPlain && history.state === null
}

/**
 * Hydrates the server's page after it has been painted: its text can be read and its links work without the
 * application. If hydration wouldn't change the page, it is delayed until the first interaction, at most by
 * `HYDRATION_DELAY_MS`.
 */
function hydrateLater(): void {
  const releaseClicks = captureEarlyClicks()
  let hasBegun = false
  const begin = () => {
    // Clicks are released even if modules can't be loaded: links then work as in a page without scripts.
    if (!hasBegun) void start().finally(releaseClicks)
    hasBegun = true
  }
  const isFinal = isServerPageFinal()
  if (isFinal) runOnFirstInteraction(begin)
  runWhenFirstViewRendered(() => {
    preloadModules()
    if (isFinal) setTimeout(begin, HYDRATION_DELAY_MS)
    else begin()
  })
}

// The server doesn't know whether the reader has chosen a place, and renders a message that none is chosen.
// This attribute hides the message if there is a place.
document.documentElement.toggleAttribute('data-placed', hasPersistedPlace())

if (document.getElementById('root')?.hasChildNodes()) hydrateLater()
else {
  preloadModules()
  await start()
}
