import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

const BYTES = 32
/** The lifetime of a one-time link, in minutes. */
export const LINK_MINUTES = 15
/** How long an operator's session lasts, in hours. */
export const SESSION_HOURS = 12

/** The path of a one-time link. */
export const ENTER_PATH = '/admin/enter'

/** Generates a secret for a link or a cookie, and the hash that the database stores. */
export function generateAdminSecret(): { secret: string; hash: Uint8Array } {
  const secret = randomBytes(BYTES).toString('base64url')
  return { secret, hash: hashAdminSecret(secret) }
}

export function hashAdminSecret(secret: string): Uint8Array {
  return hash('sha256', secret, 'buffer')
}

/**
 * The token in a session's forms, which prevents other sites from sending one: it is derived from the cookie,
 * which other sites can't read.
 */
export function formToken(cookie: string): string {
  return createHmac('sha256', cookie).update('plainwire form').digest('base64url')
}

export function isFormToken(token: string, cookie: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(formToken(cookie))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * A one-time link of an installation.
 *
 * @param publicUrl without a trailing slash
 */
export function adminLink(publicUrl: string, secret: string): string {
  return `${publicUrl}${ENTER_PATH}?key=${secret}`
}
