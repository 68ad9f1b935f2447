import { MB } from '@plainwire/domain/units'
import type { FastifyRequest } from 'fastify'

/** The maximum size of an operator's form, in bytes; the largest form uploads a list of feeds. */
export const MAX_FORM_BYTES = 4 * MB

/**
 * Whether a form was sent from one of our pages. Browsers report that in the header Sec-Fetch-Site; older
 * browsers only send the page's origin. A client that sends neither is refused.
 */
export function isSameOriginRequest({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return URL.parse(headers.origin ?? '')?.host === host
}

/** Returns the fields of a URL-encoded or multipart form; none for any other body. */
export async function parseRequestForm({ body, headers }: FastifyRequest): Promise<FormData> {
  if (!(body instanceof Uint8Array)) return new FormData()
  const type = headers['content-type'] ?? ''
  const form = new Response(Buffer.from(body), { headers: { 'content-type': type } }).formData()
  // An unreadable form counts as one without fields. It is refused, because it lacks the secret in our forms.
  return form.catch(() => new FormData())
}

/** Returns a field of a form as text, trimmed; empty if the field is missing. */
export function readTextField(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
