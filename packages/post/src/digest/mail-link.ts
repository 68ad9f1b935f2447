import { timingSafeEqual } from 'node:crypto'
import { type AccountKeySet, type AccountKeySets, computeHmacSha256 } from '@plainwire/store/account-keys'

/**
 * The purposes of signed links in mails, which work without signing in. The order matters, because links
 * contain the index.
 */
const PURPOSES = ['weeklyDigest', 'dailyDigest', 'breakingNews', 'productUpdates', 'preview'] as const
export type MailLinkPurpose = (typeof PURPOSES)[number]

export interface MailLink {
  readerId: string
  purpose: MailLinkPurpose
  /** When the link expires; undefined if never, because a mail may be read years later. */
  expiresAt?: Date | undefined
}

const ID_BYTES = 16
const TIME_BYTES = 6
const FACT_BYTES = ID_BYTES + 1 + TIME_BYTES
/** The length of a link's signature, in bytes: 128 bits can't be guessed, and keep links short. */
const MAC_BYTES = 16

const macOf = (facts: Uint8Array, { link }: AccountKeySet) =>
  computeHmacSha256(link, facts).subarray(0, MAC_BYTES)

/** Creates the signed token of a link, which contains the reader's id and the link's purpose and expiry. */
export function createMailToken({ readerId, purpose, expiresAt }: MailLink, [key]: AccountKeySets): string {
  const facts = Buffer.alloc(FACT_BYTES)
  facts.write(readerId.replaceAll('-', ''), 'hex')
  facts.writeUInt8(PURPOSES.indexOf(purpose), ID_BYTES)
  facts.writeUIntBE(expiresAt?.getTime() ?? 0, ID_BYTES + 1, TIME_BYTES)
  return Buffer.concat([facts, macOf(facts, key)]).toString('base64url')
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The content of a token; undefined if it is invalid or has expired. */
export function verifyMailToken(token: string, keys: AccountKeySets, now: Date): MailLink | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== FACT_BYTES + MAC_BYTES) return undefined
  const facts = bytes.subarray(0, FACT_BYTES)
  const mac = bytes.subarray(FACT_BYTES)
  // Every key is tried, so that timing doesn't reveal which one matches.
  const fitting = keys.filter((key) => timingSafeEqual(macOf(facts, key), mac))
  const purpose = PURPOSES[facts.readUInt8(ID_BYTES)]
  if (fitting.length === 0 || purpose === undefined) return undefined
  const time = facts.readUIntBE(ID_BYTES + 1, TIME_BYTES)
  const expiresAt = time === 0 ? undefined : new Date(time)
  if (expiresAt && expiresAt <= now) return undefined
  return { readerId: uuidOf(facts.subarray(0, ID_BYTES)), purpose, expiresAt }
}

/** The path of the page to which the unsubscribe links in mails lead. */
export const UNSUBSCRIBE_PATH = '/digest/unsubscribe'

/** The unsubscribe link of a mail. */
export function buildUnsubscribeUrl(link: MailLink, keys: AccountKeySets, publicUrl: string): string {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${createMailToken(link, keys)}`
}
