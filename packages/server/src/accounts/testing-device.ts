import { SignInTokens } from '@plainwire/domain/contract'
import type { AccountTestServer } from './testing-accounts.ts'

/** For tests: creates a client that sends the requests of a signed-in device. */
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
    /** Sends GET /profile with an access token, and returns the HTTP status. */
    profileWith,
    profile: ({ AccessToken }: SignInTokens) => profileWith(AccessToken),
  }
}
