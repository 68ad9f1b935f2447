import { atFirstSign } from '../lib/first-sign.ts'
import { holdClicks } from '../lib/held-clicks.ts'
import { hasPersistedAnything, hasPersistedPlace } from '../lib/storage.ts'
import { whenDrawn } from '../lib/when-drawn.ts'
import './styles.css'

/** How long to wait for the first interaction before hydrating, in ms. */
const REST_MS = 5000
/** An address that says nothing about what this reader wants to see. */
const PLAIN_SEARCH = /^(\?lang=[\w-]+)?$/

/** Fetches beside each other what the application would otherwise find out one after the other. The server has written their names into the page. */
function fetchAhead(): void {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {}
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

async function start(): Promise<void> {
  // In tasks of their own, so that a phone answers a finger in between.
  await import('./react.ts')
  await new Promise((resolve) => setTimeout(resolve))
  await import('./entry-client.tsx')
}

/** Whether the page is right as the server wrote it: for a reader who has persisted nothing here, and asked for nothing beyond its path. */
function isRightAsWritten(): boolean {
  const isPlain = PLAIN_SEARCH.test(location.search) && location.hash === ''
  return !hasPersistedAnything() && isPlain && history.state === null
}

/** The server's page can be read, and its links followed, without the application: what is looked at comes first, and a phone that is only read from does nothing else. */
function takeOver(): void {
  const release = holdClicks()
  let hasBegun = false
  const begin = () => {
    // Also where its parts can't be fetched: clicks then go where the page itself leads them.
    if (!hasBegun) void start().finally(release)
    hasBegun = true
  }
  const isRight = isRightAsWritten()
  if (isRight) atFirstSign(begin)
  whenDrawn(() => {
    fetchAhead()
    if (isRight) setTimeout(begin, REST_MS)
    else begin()
  })
}

// The server can't know that this reader has a place: what it wrote of a missing one stays out of sight.
document.documentElement.toggleAttribute('data-placed', hasPersistedPlace())

if (document.getElementById('root')?.hasChildNodes()) takeOver()
else {
  fetchAhead()
  await start()
}
