import { Email } from '../../contract/index.ts'

/** The content of an invitation link: its secret and the invited address. */
export interface InvitationContent {
  token: string
  email: string
}

const HASH = /^#sign-in=invitation\.([\w-]{43})\.(.+)$/

/** Returns the fragment (#…) of an invitation link. Browsers don't send fragments to servers. */
export function buildInvitationFragment({ token, email }: InvitationContent): string {
  return `#sign-in=invitation.${token}.${encodeURIComponent(email)}`
}

/** Reads the fragment of an invitation link; undefined for any other fragment. */
export function parseInvitationFragment(hash: string): InvitationContent | undefined {
  const [, token, written] = HASH.exec(hash) ?? []
  if (token === undefined || written === undefined) return undefined
  const email = Email.safeParse(decoded(written))
  return email.success ? { token, email: email.data } : undefined
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    // The link was cut inside an encoded character, so that it has no usable e-mail address.
    return ''
  }
}
