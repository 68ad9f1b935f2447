import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query'
import { type CallFailure, computeRetryDelayMs, isTransientFailure } from '../lib/api.ts'

/** The number of retries of a change, with growing pauses, after which the server counts as unreachable. */
const QUICK_RETRIES = 3
/**
 * The pause before an unreachable server is called again, in ms. If the connection is back or the reader
 * returns to the page, the server is called at once.
 */
export const ACCOUNT_QUERY_RETRY_DELAY_MS = 30_000

/** Thrown for a call to the server that was refused or didn't reach the server. */
export class ServerCallError extends Error {
  override readonly name = 'ServerCallError'
  readonly failure: CallFailure
  /** The failure's code: an error code of the API, or one of this application, such as 'UNREACHED'. */
  readonly code: string
  /**
   * True if the call may succeed later: the server wasn't reached, is busy, or a proxy answered in its place.
   */
  readonly isRetryable: boolean

  constructor(failure: CallFailure) {
    super(failure.message)
    this.failure = failure
    this.code = failure.code
    this.isRetryable = isTransientFailure(failure) || failure.code === 'UNREADABLE'
  }
}

/**
 * Returns the data of a call. Throws if the call failed, because queries and mutations expect an exception
 * then.
 *
 * @throws ServerCallError
 */
export function unwrapCallData<T>(answered: { ok: true; data: T } | CallFailure): T {
  if (answered.ok) return answered.data
  throw new ServerCallError(answered)
}

const isRetryable = (error: Error) => error instanceof ServerCallError && error.isRetryable

/**
 * Returns the pause before a retry, in ms; undefined if the server requests one that is too long to wait for.
 */
const pauseMs = (failures: number, error: Error) =>
  error instanceof ServerCallError ? computeRetryDelayMs(error.failure, failures) : undefined

const isTriedQuickly = (failures: number) => navigator.onLine && failures < QUICK_RETRIES

/**
 * Options of the calls that a mutation makes. A call isn't repeated by itself, because the query library
 * retries the whole mutation.
 */
export const SINGLE_ATTEMPT_OPTIONS = { isRepeatable: false } as const

/**
 * Options of mutations that fail without a connection instead of waiting for it, because a change that takes
 * effect hours later would surprise the reader. For the same reason they aren't retried on a hidden page,
 * where the query library would wait until the reader returns.
 */
export const ONLINE_ONLY_MUTATION_OPTIONS = {
  networkMode: 'always',
  retry: (failures: number, error: Error) =>
    isTriedQuickly(failures) &&
    focusManager.isFocused() &&
    isRetryable(error) &&
    pauseMs(failures, error) !== undefined,
} as const

/**
 * Creates the query client for an account's data. Queries are repeated when the reader returns to the page, to
 * show changes made on other devices. Changes are paused while the server can't be reached, and then sent in
 * order.
 */
export function createAccountQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: 'always',
        refetchOnReconnect: 'always',
        // The first attempt is always made, because browsers sometimes report no connection although there is
        // one.
        networkMode: 'always',
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: {
        networkMode: 'offlineFirst',
        retry: (_, error) => isRetryable(error),
        retryDelay: (failures, error) =>
          isTriedQuickly(failures) ? (pauseMs(failures, error) ?? ACCOUNT_QUERY_RETRY_DELAY_MS) : 0,
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

/**
 * Runs the mutation whose options were registered under a key with `setMutationDefaults`. Those options also
 * handle a failure, so that nothing is returned or thrown here.
 */
export function runRegisteredMutation<Variables>(
  client: QueryClient,
  mutationKey: readonly string[],
  variables: Variables,
): void {
  const mutation = new MutationObserver<unknown, Error, Variables>(client, { mutationKey })
  void mutation.mutate(variables).catch(() => undefined)
}

/** The query client for the account's data. The news has another query client, because its options differ. */
export const accountQueryClient = createAccountQueryClient()

/**
 * Mounts a query client, so that it refetches when the page gets the focus or the connection is back. Returns
 * a function that unmounts it.
 */
export function mountQueryClient(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const retryLater = () => {
    clearTimeout(timer)
    if (!onlineManager.isOnline())
      timer = setTimeout(() => onlineManager.setOnline(true), ACCOUNT_QUERY_RETRY_DELAY_MS)
  }
  // The query library only handles visibility events, which a window doesn't get if it stays visible next to
  // another window. The library may also not notice that the connection is back.
  const onReturn = () => {
    onlineManager.setOnline(true)
    focusManager.onFocus()
  }
  const unfollow = onlineManager.subscribe(retryLater)
  addEventListener('focus', onReturn)
  addEventListener('online', onReturn)
  // Set at the start, because the query library assumes a connection until the browser reports that it is
  // lost.
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
