import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query'

/** A change is sent again this often in short, growing pauses; then the server counts as out of reach. */
const QUICK_RETRIES = 3
const FIRST_PAUSE_MS = 400
/** How long after that it is tried again, in ms; a new connection or a return to the page tries at once. */
export const RETRY_MS = 30_000

const pauseMs = (failures: number) =>
  navigator.onLine && failures < QUICK_RETRIES ? FIRST_PAUSE_MS * 2 ** failures : 0

/**
 * A client for an account's data. Reads are repeated when the reader returns to the page, so that another device's changes are
 * seen at once. Once the server is out of reach all changes pause: they wait for the connection, in order.
 */
export function createAccountQueries(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: 'always',
        refetchOnReconnect: 'always',
        // A browser's word that it has no connection isn't always right: the first attempt is made anyway.
        networkMode: 'always',
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'offlineFirst', retryDelay: pauseMs, gcTime: 0 },
    },
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'failed') return
    if (event.action.failureCount > QUICK_RETRIES || !navigator.onLine) onlineManager.setOnline(false)
  })
  return client
}

/** Apart from the client of the news: its code comes with the account, and signing out clears all of it. */
export const accountQueries = createAccountQueries()

/** Has the client follow the connection, and whether the reader looks at the page. Returns how to stop. */
export function followPage(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const retryLater = () => {
    clearTimeout(timer)
    if (!onlineManager.isOnline()) timer = setTimeout(() => onlineManager.setOnline(true), RETRY_MS)
  }
  // The connection may come back unnoticed while the library takes it for lost, and a window beside another is always visible.
  const onReturn = () => {
    onlineManager.setOnline(true)
    focusManager.onFocus()
  }
  const unfollow = onlineManager.subscribe(retryLater)
  addEventListener('focus', onReturn)
  addEventListener('online', onReturn)
  // The library takes a page for connected until the browser says something else.
  onlineManager.setOnline(navigator.onLine)
  client.mount()
  return () => {
    clearTimeout(timer)
    unfollow()
    removeEventListener('focus', onReturn)
    removeEventListener('online', onReturn)
    client.unmount()
  }
}
