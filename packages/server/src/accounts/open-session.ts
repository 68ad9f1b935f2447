import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  checkSignUpEligibility,
  type Device,
  parseUserAgent,
  type SignUpRule,
} from '@plainwire/domain/reader'
import {
  beginSession,
  type Db,
  findOrCreateReader,
  findReaderIdByEmail,
  inTransaction,
  lockInvitation,
  markInvitationUsed,
} from '@plainwire/store'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import { extractEmailDomain } from './mail-domain.ts'
import type { TokenSession } from './tokens.ts'

const SALT_BYTES = 32

export function getRequestDevice({ headers }: FastifyRequest): Device {
  return parseUserAgent(headers['user-agent'] ?? '')
}

/** A person who signs in and has proven that an e-mail address is theirs. */
export interface VerifiedSignIn {
  email: string
  device: Device
  now: Date
  /** Who may create an account. */
  signUp: SignUpRule
  /** The secret of an invitation's link. */
  invitation?: string | undefined
}

/**
 * Returns the stored form of the secret in an invitation's link. A plain hash suffices, because the secret is
 * as long as a cryptographic key and can't be guessed.
 */
export const hashInvitationSecret = (token: string): Buffer => createHash('sha256').update(token).digest()

const REFUSED = {
  invitation: 'SIGN_UP_BY_INVITATION',
  domain: 'SIGN_UP_BY_DOMAIN',
  closed: 'SIGN_UP_CLOSED',
} as const

/** The error for a reader who may not create an account. */
export function createSignUpRefusedError({ mode }: SignUpRule): ApiError {
  if (mode === 'open') throw new Error('Nobody is refused an account where sign-up is open.')
  return new ApiError(REFUSED[mode])
}

/**
 * Returns the id of the reader with an e-mail address, or 'refused'. The first sign-in creates the account,
 * if the installation's sign-up rule allows it.
 */
async function admittedReader(transaction: Db, arrival: VerifiedSignIn): Promise<string | 'refused'> {
  const { email, now, signUp, invitation } = arrival
  const known = await findReaderIdByEmail(transaction, email)
  if (known !== undefined) return known
  const token = invitation === undefined ? undefined : hashInvitationSecret(invitation)
  const invited = await lockInvitation(transaction, { email, token, now })
  const answer = checkSignUpEligibility(signUp, extractEmailDomain(email))
  const isAdmitted = answer === 'admitted' || (answer === 'if-invited' && invited !== undefined)
  // Another device of the same reader may have used the invitation while this request waited to lock it, in
  // which case the account exists now.
  if (!isAdmitted) return (await findReaderIdByEmail(transaction, email)) ?? 'refused'
  const readerId = await findOrCreateReader(transaction, { id: randomUUID(), email, now })
  if (invited !== undefined) await markInvitationUsed(transaction, { emailKey: invited, readerId, now })
  return readerId
}

/**
 * Opens a session for the reader with an e-mail address; 'refused' if they have no account and may not create
 * one.
 */
export function openSession(db: Db, arrival: VerifiedSignIn): Promise<TokenSession | 'refused'> {
  return inTransaction(db, async (transaction) => {
    const readerId = await admittedReader(transaction, arrival)
    if (readerId === 'refused') return readerId
    const { email, device, now } = arrival
    const session = { id: randomUUID(), readerId, email, salt: randomBytes(SALT_BYTES) }
    await beginSession(transaction, { ...session, device, now })
    return session
  })
}
