import { API, type Call, ERRORS, type Tokens } from '@plainwire/domain/contract'
import { type AnswerOf, type CallInput, callApi, type Refused } from '../../lib/api.ts'
import { oneTabAtATime } from '../../lib/one-tab-at-a-time.ts'
import { browserOutside, type Outside } from '../../lib/outside.ts'
import { deviceTokens, type HeldTokens } from './tokens.ts'

/** The name under which the tabs of a device take turns. */
const LOCK = 'plainwire.refresh'
const NOT_SIGNED_IN: Refused = {
  ok: false,
  code: 'NOT_AUTHENTICATED',
  message: ERRORS.NOT_AUTHENTICATED.message,
  status: ERRORS.NOT_AUTHENTICATED.status,
}

export interface ReaderCallOptions {
  /** Whether the call may be made again by itself; by its method where this isn't said. */
  isRepeatable?: boolean
  held?: HeldTokens
  outside?: Outside
}

/**
 * The handler for the end of a session; the session registers it, because a call doesn't know the account.
 */
const session = { onEnded: () => {} }
export function whenSessionEnds(end: () => void): void {
  session.onEnded = end
}

/**
 * New tokens in the place of stale ones, once however many tabs and calls need them. The answer may be lost: the same
 * refresh token then gets the same successor, so that repeating it is safe.
 */
function refreshed(stale: Tokens, held: HeldTokens, outside: Outside): Promise<Tokens | Refused> {
  // Without locks the server's ten seconds of grace separate two tabs.
  return oneTabAtATime(LOCK, async () => {
    const current = held.get()
    if (!current) return NOT_SIGNED_IN
    if (current.AccessToken !== stale.AccessToken) return current
    const body = { refresh_token: current.RefreshToken, id_token: current.IdToken }
    const answered = await callApi(API.refreshTokens, { body }, { isRepeatable: true }, outside)
    const isStillHeld = held.get()?.RefreshToken === current.RefreshToken
    if (!isStillHeld) return held.get() ?? NOT_SIGNED_IN
    if (answered.ok) {
      held.set(answered.data)
      return answered.data
    }
    if (answered.status === NOT_SIGNED_IN.status && held === deviceTokens) session.onEnded()
    return answered
  })
}

/**
 * Makes a call of the contract for the signed-in reader: bearer token, JSON, the answer read by the contract. A token that
 * has run out is refreshed once and the call made again.
 */
export async function callAsReader<C extends Call>(
  call: C,
  input: CallInput<C> = {},
  { isRepeatable, held = deviceTokens, outside = browserOutside }: ReaderCallOptions = {},
): Promise<AnswerOf<C>> {
  const tokens = held.get()
  if (!tokens) return NOT_SIGNED_IN
  const callWith = ({ AccessToken: token }: Tokens) =>
    callApi(call, input, { token, ...(isRepeatable !== undefined && { isRepeatable }) }, outside)
  const answered = await callWith(tokens)
  if (answered.ok || answered.status !== NOT_SIGNED_IN.status) return answered
  const fresh = await refreshed(tokens, held, outside)
  return 'ok' in fresh ? fresh : callWith(fresh)
}
