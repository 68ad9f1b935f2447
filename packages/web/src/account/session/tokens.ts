import { Tokens } from '@plainwire/domain/contract'
import { readText, writeText } from '../../lib/storage.ts'

/** Where the tokens of a session are held. */
export interface HeldTokens {
  get: () => Tokens | undefined
  set: (tokens: Tokens | undefined) => void
}

function stored(): Tokens | undefined {
  return Tokens.safeParse({
    AccessToken: readText('auth_token'),
    RefreshToken: readText('refresh_token'),
    IdToken: readText('id_token'),
  }).data
}

/** Where the browser persists nothing, a session lasts as long as its page. */
const memory: { tokens: Tokens | undefined } = { tokens: undefined }

/** The session of this device, shared by all its tabs. */
export const deviceTokens: HeldTokens = {
  get: () => stored() ?? memory.tokens,
  set: (tokens) => {
    writeText('auth_token', tokens?.AccessToken)
    writeText('refresh_token', tokens?.RefreshToken)
    writeText('id_token', tokens?.IdToken)
    memory.tokens = stored() ? undefined : tokens
  },
}

/** Tokens that the device has already forgotten. */
export function tokensInHand(tokens: Tokens): HeldTokens {
  let held: Tokens | undefined = tokens
  return {
    get: () => held,
    set: (next) => {
      held = next
    },
  }
}
