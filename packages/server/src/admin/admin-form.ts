import { MB } from '@plainwire/domain/units'
import type { FastifyRequest } from 'fastify'

/** A list of feeds is the largest that is sent. */
export const MAX_FORM_BYTES = 4 * MB

/**
 * Whether a form comes from one of our pages. Browsers report it in Sec-Fetch-Site; older ones send the
 * origin. A client that sends neither can't be trusted with a cookie.
 */
export function isFromOurPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return URL.parse(headers.origin ?? '')?.host === host
}

/** The fields of a form of either kind; none of what is no form. */
export async function readForm({ body, headers }: FastifyRequest): Promise<FormData> {
  if (!(body instanceof Uint8Array)) return new FormData()
  const type = headers['content-type'] ?? ''
  const form = new Response(Buffer.from(body), { headers: { 'content-type': type } }).formData()
  // An unreadable form has no fields, and so no token.
  return form.catch(() => new FormData())
}

/** A field as text, trimmed; empty where it is missing. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
