import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

const BYTES = 32
/** The lifetime of a one-time link, in minutes. */
export const ADMIN_LINK_LIFETIME_MINUTES = 15
/** How long an operator's session lasts, in hours. */
export const ADMIN_SESSION_LIFETIME_HOURS = 12

/** The path of the page that one-time links lead to. */
export const ADMIN_SIGN_IN_LINK_PATH = '/admin/enter'

/** Generates a secret for a one-time link or a cookie, and its hash, which is what the database stores. */
export function generateAdminSecret(): { secret: string; hash: Uint8Array } {
  const secret = randomBytes(BYTES).toString('base64url')
  return { secret, hash: hashAdminSecret(secret) }
}

export function hashAdminSecret(secret: string): Uint8Array {
  return hash('sha256', secret, 'buffer')
}

/**
 * Derives the token in an operator's forms, which prevents other sites from submitting such a form. It is
 * derived from the session's cookie, which other sites can't read.
 */
export function deriveAdminFormToken(cookie: string): string {
  return createHmac('sha256', cookie).update('plainwire form').digest('base64url')
}

export function isValidAdminFormToken(token: string, cookie: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(deriveAdminFormToken(cookie))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * Returns the one-time link that signs an operator in.
 *
 * @param publicUrl the site's address, without a trailing slash
 */
export function buildAdminSignInLink(publicUrl: string, secret: string): string {
  return `${publicUrl}${ADMIN_SIGN_IN_LINK_PATH}?key=${secret}`
}
