import { MB } from '@plainwire/domain/units'
import type { FastifyRequest } from 'fastify'

/** A list of feeds is the largest that is sent. */
export const MAX_FORM_BYTES = 4 * MB

/**
 * Whether a form comes from a page of ours. Browsers say so with Sec-Fetch-Site; older ones name the origin. What says neither is
 * no browser that can be trusted with a cookie.
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
  // What can't be read has no fields: the token is missing among them.
  return form.catch(() => new FormData())
}

/** A field as text, trimmed; empty where it is missing. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
