import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Coding, chooseCoding } from './content-coding.ts'
import { plainForms } from './plain-forms.ts'
import type { Representation } from './representation.ts'

/** Each form has a tag of its own: a cache must never put together parts of two. */
function tagFor(tag: string, coding: Coding): string {
  return coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`
}

/** Whether the client's cached version is current, in any form (RFC 9110, 13.1.2: weak comparison). */
function isKnown(header: string | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const known = [...header.matchAll(/"([^"]*)"/g)].map(([, name]) => name)
  return [tag, `${tag}-br`, `${tag}-gzip`].some((name) => known.includes(name))
}

const plainFormOf = plainForms({ maxBytes: 16 * 1024 * 1024 })

/** Answers with the smallest form the client takes, or with 304 where it has it already. */
export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): Promise<FastifyReply> {
  const { forms, tag, cacheControl, type } = representation
  const has = (coding: Coding) => coding === 'identity' || Boolean(forms[coding])
  const coding = chooseCoding(request.headers['accept-encoding'], has)
  reply.header('cache-control', cacheControl).header('etag', tagFor(tag, coding))
  if (forms.br || forms.gzip) reply.header('vary', 'Accept-Encoding')
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type(type).send(forms[coding] ?? (await plainFormOf(representation)))
}
