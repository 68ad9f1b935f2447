import { Tokens } from '@plainwire/domain/contract'
import { readSessionText, writeSessionText } from '../../lib/storage/storage.ts'

/** Stores the tokens of a session. */
export interface TokenStore {
  get: () => Tokens | undefined
  set: (tokens: Tokens | undefined) => void
}

function stored(): Tokens | undefined {
  return Tokens.safeParse({
    AccessToken: readSessionText('auth_token'),
    RefreshToken: readSessionText('refresh_token'),
    IdToken: readSessionText('id_token'),
  }).data
}

/** The tokens of a browser that persists nothing: the session then lasts as long as the page. */
const memory: { tokens: Tokens | undefined } = { tokens: undefined }

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
export function createInMemoryTokens(tokens: Tokens): TokenStore {
  let held: Tokens | undefined = tokens
  return {
    get: () => held,
    set: (next) => {
      held = next
    },
  }
}
