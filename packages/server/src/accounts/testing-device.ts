import { SignInTokens } from '@plainwire/domain/contract'
import type { AccountTestServer } from './testing-accounts.ts'

/** Creates a client with the calls of a signed-in device; for tests. */
export function createTestDevice(accounts: AccountTestServer) {
  const refresh = ({ RefreshToken, IdToken }: SignInTokens) =>
    accounts.inside('POST', '/auth/refresh_token', {
      body: { refresh_token: RefreshToken, id_token: IdToken },
    })
  const profileWith = async (token: string) => (await accounts.inside('GET', '/profile', { token })).status
  return {
    refresh,
    /** Refreshes the tokens, and throws if the server refuses. */
    async refreshed(held: SignInTokens): Promise<SignInTokens> {
      const { status, text } = await refresh(held)
      if (status !== 200) throw new Error(`A refresh was answered ${status}.`)
      return SignInTokens.parse(JSON.parse(text))
    },
    /** Returns the HTTP status of a call with a token. */
    profileWith,
    profile: ({ AccessToken }: SignInTokens) => profileWith(AccessToken),
  }
}
