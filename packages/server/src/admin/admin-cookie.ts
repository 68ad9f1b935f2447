import { HOUR_SECONDS } from '@plainwire/domain/units'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ADMIN_SESSION_LIFETIME_HOURS } from './admin-secret.ts'

const NAME = 'plainwire-admin'
const SECRET = /^[\w-]{43}$/

/**
 * Creates the functions that read, set and delete the cookie of a signed-in operator. Browsers send it only
 * to the operators' pages and never from another site, and scripts can't read it.
 */
export function createAdminCookie(publicUrl: string) {
  const isHttps = URL.parse(publicUrl)?.protocol === 'https:'
  // Browsers accept a cookie with this prefix from https only.
  const name = isHttps ? `__Secure-${NAME}` : NAME
  const written = (value: string, seconds: number) =>
    `${name}=${value}; Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`
  return {
    of({ headers }: FastifyRequest): string | undefined {
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
      const value = pairs.find(([key]) => key === name)?.[1] ?? ''
      return SECRET.test(value) ? value : undefined
    },
    set: (reply: FastifyReply, secret: string) =>
      reply.header('set-cookie', written(secret, ADMIN_SESSION_LIFETIME_HOURS * HOUR_SECONDS)),
    clear: (reply: FastifyReply) => reply.header('set-cookie', written('', 0)),
  }
}

export type AdminCookie = ReturnType<typeof createAdminCookie>
