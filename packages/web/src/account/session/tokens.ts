import { SignInTokens } from '@plainwire/domain/contract'
import { readSessionText, writeSessionText } from '../../lib/storage/storage.ts'

/** Stores the tokens of a session. */
export interface TokenStore {
  get: () => SignInTokens | undefined
  set: (tokens: SignInTokens | undefined) => void
}

function stored(): SignInTokens | undefined {
  return SignInTokens.safeParse({
    AccessToken: readSessionText('auth_token'),
    RefreshToken: readSessionText('refresh_token'),
    IdToken: readSessionText('id_token'),
  }).data
}

/** The tokens of a browser that persists nothing: the session then lasts as long as the page. */
const memory: { tokens: SignInTokens | undefined } = { tokens: undefined }

/** The tokens of this device, shared by all tabs. */
export const deviceTokens: TokenStore = {
  get: () => stored() ?? memory.tokens,
  set: (tokens) => {
    writeSessionText('auth_token', tokens?.AccessToken)
    writeSessionText('refresh_token', tokens?.RefreshToken)
    writeSessionText('id_token', tokens?.IdToken)
    memory.tokens = stored() ? undefined : tokens
  },
}

/** A store in memory for tokens that were already deleted from the device. */
export function createInMemoryTokens(tokens: SignInTokens): TokenStore {
  let held: SignInTokens | undefined = tokens
  return {
    get: () => held,
    set: (next) => {
      held = next
    },
  }
}
