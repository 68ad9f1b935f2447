import { Email } from '../contract/index.ts'

/** The content of an invitation link: its secret and the invited address. */
export interface Invited {
  token: string
  email: string
}

const HASH = /^#sign-in=invitation\.([\w-]{43})\.(.+)$/

/** The part after # of an invitation's address, which browsers send to nobody. */
export function invitationHash({ token, email }: Invited): string {
  return `#sign-in=invitation.${token}.${encodeURIComponent(email)}`
}

/** Reads what invitationHash made; undefined for any other hash. */
export function readInvitation(hash: string): Invited | undefined {
  const [, token, written] = HASH.exec(hash) ?? []
  if (token === undefined || written === undefined) return undefined
  const email = Email.safeParse(decoded(written))
  return email.success ? { token, email: email.data } : undefined
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    // Cut off within a character: the address is no address then.
    return ''
  }
}
