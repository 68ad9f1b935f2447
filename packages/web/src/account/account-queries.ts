import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query'
import type { Refused } from '../lib/api.ts'

/** A change is sent again this often in short, growing pauses; then the server counts as out of reach. */
const QUICK_RETRIES = 3
const FIRST_PAUSE_MS = 400
/** How long after that it is tried again, in ms; a new connection or a return to the page tries at once. */
export const RETRY_MS = 30_000

const pauseMs = (failures: number) =>
  navigator.onLine && failures < QUICK_RETRIES ? FIRST_PAUSE_MS * 2 ** failures : 0

const BUSY: readonly number[] = [429, 502, 503, 504]

/** A call that the server has refused, or that hasn't reached it. */
export class CallRefused extends Error {
  /** The contract's code. */
  readonly code: string
  /** The server was not reached, is busy, or something else answered in its place: the call may succeed later. */
  readonly mayComeLater: boolean

  constructor({ status, code, message }: Refused) {
    super(message)
    this.code = code
    this.mayComeLater = status === 0 || code === 'UNREADABLE' || BUSY.includes(status)
  }
}

const mayComeLater = (error: Error) => error instanceof CallRefused && error.mayComeLater

/** Options of a change that fails without a connection instead of waiting for it: hours later it would surprise. */
export const FAILS_OFFLINE = {
  networkMode: 'always',
  retry: (failures: number, error: Error) =>
    failures < QUICK_RETRIES && navigator.onLine && mayComeLater(error),
} as const

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
      mutations: {
        networkMode: 'offlineFirst',
        retry: (_, error) => mayComeLater(error),
        retryDelay: pauseMs,
        gcTime: 0,
      },
    },
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'failed') return
    if (event.action.failureCount > QUICK_RETRIES || !navigator.onLine) onlineManager.setOnline(false)
  })
  return client
}

/** Runs a mutation with the defaults of its key, which report its failure. */
export function mutate<Variables>(
  client: QueryClient,
  mutationKey: readonly string[],
  variables: Variables,
): void {
  const mutation = new MutationObserver<unknown, Error, Variables>(client, { mutationKey })
  void mutation.mutate(variables).catch(() => undefined)
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
