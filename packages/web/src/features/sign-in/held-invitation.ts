import { InvitationToken } from '@plainwire/domain/contract'
import { type InvitationContent, parseInvitationFragment } from '@plainwire/domain/reader'

/** The sessionStorage key of the invitation, which has to survive the redirect to an identity provider. */
const KEY = 'plainwire.invitation'

/** Stores the invitation in the URL's hash until sign-in, and returns it; undefined for any other hash. */
export function persistInvitationFromHash(hash: string): InvitationContent | undefined {
  const invited = parseInvitationFragment(hash)
  if (invited) sessionStorage.setItem(KEY, invited.token)
  return invited
}

/** The stored invitation, as a field of a sign-in request; empty without one. */
export function readStoredInvitation(): { invitation?: string } {
  const token = InvitationToken.safeParse(sessionStorage.getItem(KEY))
  return token.success ? { invitation: token.data } : {}
}

/** Deletes the stored invitation, after sign-in. */
export function deleteStoredInvitation(): void {
  sessionStorage.removeItem(KEY)
}
