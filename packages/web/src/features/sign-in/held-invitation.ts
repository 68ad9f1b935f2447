import { InvitationToken } from '@plainwire/domain/contract'
import { type Invited, readInvitation } from '@plainwire/domain/reader'

/** Stored for the tab alone, until somebody has signed in: the reader may go to an identity provider and come back. */
const KEY = 'plainwire.invitation'

/** Holds the invitation that the page was opened with, if it was; undefined for any other hash. */
export function holdInvitation(hash: string): Invited | undefined {
  const invited = readInvitation(hash)
  if (invited) sessionStorage.setItem(KEY, invited.token)
  return invited
}

/** The field of a call that signs in; none without an invitation. */
export function heldInvitation(): { invitation?: string } {
  const token = InvitationToken.safeParse(sessionStorage.getItem(KEY))
  return token.success ? { invitation: token.data } : {}
}

/** Forgets the invitation, once somebody has signed in. */
export function dropInvitation(): void {
  sessionStorage.removeItem(KEY)
}
