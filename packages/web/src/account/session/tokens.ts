import { SignInTokens } from '@plainwire/domain/contract'
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

/** The tokens of a browser that persists nothing: the session then lasts as long as the page. */
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

/** A store in memory for tokens that were already deleted from the device. */
export function createInMemoryTokenStore(tokens: SignInTokens): TokenStore {
  let held: SignInTokens | undefined = tokens
  return {
    get: () => held,
    set: (next) => {
      held = next
    },
  }
}
