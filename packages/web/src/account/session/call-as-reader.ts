import { API, API_ERRORS, type Call, SignInTokens } from '@plainwire/domain/contract'
import { type CallFailure, type CallInput, callApi, type EndpointCallResult } from '../../lib/api.ts'
import { runWithCrossTabLock } from '../../lib/one-tab-at-a-time.ts'
import { browserNetworkDependencies, type NetworkDependencies } from '../../lib/outside.ts'
import { readSignInSessionText, writeSignInSessionText } from '../../lib/storage/storage.ts'

/** Stores the tokens of a session. */
export interface TokenStore {
  get: () => SignInTokens | undefined
  set: (tokens: SignInTokens | undefined) => void
}

function stored(): SignInTokens | undefined {
  return SignInTokens.safeParse({
    AccessToken: readSignInSessionText('auth_token'),
    RefreshToken: readSignInSessionText('refresh_token'),
    IdToken: readSignInSessionText('id_token'),
  }).data
}

/** The tokens if the browser can't persist them. The session then lasts as long as the page. */
const memory: { tokens: SignInTokens | undefined } = { tokens: undefined }

/** The tokens of this device, shared by all tabs. */
export const deviceTokenStore: TokenStore = {
  get: () => stored() ?? memory.tokens,
  set: (tokens) => {
    writeSignInSessionText('auth_token', tokens?.AccessToken)
    writeSignInSessionText('refresh_token', tokens?.RefreshToken)
    writeSignInSessionText('id_token', tokens?.IdToken)
    memory.tokens = stored() ? undefined : tokens
  },
}

/** Creates a token store in memory, for calls with tokens that were already deleted from the device. */
export function createInMemoryTokenStore(tokens: SignInTokens): TokenStore {
  let held: SignInTokens | undefined = tokens
  return {
    get: () => held,
    set: (next) => {
      held = next
    },
  }
}

/** The name of the lock that makes tabs refresh tokens one at a time. */
const LOCK = 'plainwire.refresh'
const NOT_SIGNED_IN: CallFailure = {
  ok: false,
  code: 'NOT_AUTHENTICATED',
  message: API_ERRORS.NOT_AUTHENTICATED.message,
  status: API_ERRORS.NOT_AUTHENTICATED.status,
}

export interface ReaderCallOptions {
  /**
   * True if the call may be repeated automatically; if undefined, only calls with an idempotent HTTP method
   * are.
   */
  isRepeatable?: boolean
  tokenStore?: TokenStore
  outside?: NetworkDependencies
}

/**
 * The handler for a session that the server has ended. Registered by session.ts, which this module can't
 * import, because session.ts imports this module.
 */
const session = { onEnded: () => {} }
/** Sets the handler for a session that the server has ended. */
export function setSessionEndHandler(end: () => void): void {
  session.onEnded = end
}

/**
 * Exchanges stale tokens for new ones, once for all tabs and calls. Repeating the request is safe if its answer
 * was lost: the server answers a repeated refresh token with the same new tokens.
 */
function refreshed(
  stale: SignInTokens,
  { tokenStore, isRepeatable, outside }: Required<ReaderCallOptions>,
): Promise<SignInTokens | CallFailure> {
  // Without the Web Locks API two tabs may both refresh, which the server tolerates within ten seconds.
  return runWithCrossTabLock(LOCK, async () => {
    const current = tokenStore.get()
    if (!current) return NOT_SIGNED_IN
    if (current.AccessToken !== stale.AccessToken) return current
    const body = { refresh_token: current.RefreshToken, id_token: current.IdToken }
    const answered = await callApi(API.refreshTokens, { body }, { isRepeatable }, outside)
    const isStillCurrent = tokenStore.get()?.RefreshToken === current.RefreshToken
    if (!isStillCurrent) return tokenStore.get() ?? NOT_SIGNED_IN
    if (answered.ok) {
      tokenStore.set(answered.data)
      return answered.data
    }
    if (answered.status === NOT_SIGNED_IN.status && tokenStore === deviceTokenStore) session.onEnded()
    return answered
  })
}

/**
 * Makes a call of the API with the signed-in reader's access token. If the token has expired, it is
 * refreshed once and the call is repeated.
 */
export async function callAsReader<C extends Call>(
  call: C,
  input: CallInput<C> = {},
  {
    isRepeatable,
    tokenStore = deviceTokenStore,
    outside = browserNetworkDependencies,
  }: ReaderCallOptions = {},
): Promise<EndpointCallResult<C>> {
  const tokens = tokenStore.get()
  if (!tokens) return NOT_SIGNED_IN
  const callWith = ({ AccessToken: token }: SignInTokens) =>
    callApi(call, input, { token, ...(isRepeatable !== undefined && { isRepeatable }) }, outside)
  const answered = await callWith(tokens)
  if (answered.ok || answered.status !== NOT_SIGNED_IN.status) return answered
  const fresh = await refreshed(tokens, { tokenStore, isRepeatable: isRepeatable ?? true, outside })
  return 'ok' in fresh ? fresh : callWith(fresh)
}
