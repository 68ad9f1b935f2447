import { InvitationToken } from '@plainwire/domain/contract'
import { type InvitationContent, parseInvitationFragment } from '@plainwire/domain/reader'

/** The sessionStorage key of the invitation, which has to survive the redirect to an identity provider. */
const KEY = 'plainwire.invitation'

/**
 * If the URL's hash contains an invitation, stores the invitation until sign-in and returns it. Returns
 * undefined for any other hash.
 */
export function persistInvitationFromHash(hash: string): InvitationContent | undefined {
  const invited = parseInvitationFragment(hash)
  if (invited) sessionStorage.setItem(KEY, invited.token)
  return invited
}

/**
 * Returns the stored invitation, as a field of a sign-in request; an empty object if no invitation is stored.
 */
export function readStoredInvitation(): { invitation?: string } {
  const token = InvitationToken.safeParse(sessionStorage.getItem(KEY))
  return token.success ? { invitation: token.data } : {}
}

/** Deletes the stored invitation, after sign-in. */
export function deleteStoredInvitation(): void {
  sessionStorage.removeItem(KEY)
}
