import { MB } from '@plainwire/domain/units'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCachedDecompressor } from './cached-decompressor.ts'
import { type ContentCoding, chooseContentCoding } from './content-coding.ts'
import type { PreparedResponse } from './representation.ts'

/**
 * Returns the ETag of a response in one content encoding. Each encoding has its own ETag, so that caches never
 * combine parts of two encodings.
 */
function tagFor(tag: string, coding: ContentCoding): string {
  return coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`
}

/**
 * Whether the client's cached version is current, in any content encoding (RFC 9110, 13.1.2: weak comparison).
 */
function isKnown(header: string | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const known = [...header.matchAll(/"([^"]*)"/g)].map(([, name]) => name)
  return [tag, `${tag}-br`, `${tag}-gzip`].some((name) => known.includes(name))
}

const plainFormOf = createCachedDecompressor({ maxBytes: 16 * MB })

function codingFor({ headers }: FastifyRequest, { forms }: PreparedResponse): ContentCoding {
  return chooseContentCoding(
    headers['accept-encoding'],
    (coding) => coding === 'identity' || Boolean(forms[coding]),
  )
}

/** The headers by which a client can revalidate a response. */
function validators(
  { forms, tag, cacheControl }: PreparedResponse,
  coding: ContentCoding,
): Record<string, string> {
  return {
    'cache-control': cacheControl,
    etag: tagFor(tag, coding),
    ...((forms.br || forms.gzip) && { vary: 'Accept-Encoding' }),
  }
}

function contentHeaders({ type }: PreparedResponse, coding: ContentCoding): Record<string, string> {
  return { ...(coding !== 'identity' && { 'content-encoding': coding }), 'content-type': type }
}

/**
 * Returns the body and the headers with which `sendPreparedResponse` would answer a request; undefined if the
 * body must be decompressed first.
 */
export function chooseEncodedBody(
  request: FastifyRequest,
  representation: PreparedResponse,
): { headers: Record<string, string>; bytes: Buffer } | undefined {
  const coding = codingFor(request, representation)
  const bytes = representation.forms[coding]
  const headers = { ...validators(representation, coding), ...contentHeaders(representation, coding) }
  return bytes && { headers, bytes }
}

/**
 * Sends a response in the smallest content encoding that the client accepts, or 304 if its cached version is
 * current.
 */
export async function sendPreparedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: PreparedResponse,
): Promise<FastifyReply> {
  const coding = codingFor(request, representation)
  reply.headers(validators(representation, coding))
  if (isKnown(request.headers['if-none-match'], representation.tag)) return reply.code(304).send()
  reply.headers(contentHeaders(representation, coding))
  return reply.send(representation.forms[coding] ?? (await plainFormOf(representation)))
}
