import { API_ERRORS, type ErrorCode, type ErrorResponse } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { CACHE_CONTROL } from './serving/cache-control.ts'
import { JSON_CONTENT_TYPE } from './serving/representation.ts'

/** An expected failure of a call, with one of the contract's error codes. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, about: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(API_ERRORS[code].message, { cause: about.cause })
    this.code = code
    this.retryAfterSeconds = about.retryAfterSeconds
  }
}

/** The error codes for HTTP statuses of failures that the framework detects. */
const BY_STATUS: Record<number, ErrorCode> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URL_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The error code for invalid path parameters: no resource can have an id that isn't valid. */
    missing?: ErrorCode
  }
}

/** Returns the contract's error code for any error; the client learns nothing else about the error. */
export function toApiErrorCode(error: unknown, missing: ErrorCode = 'NOT_FOUND'): ErrorCode {
  if (error instanceof ApiError) return error.code
  if (!(error instanceof Error)) return 'INTERNAL'
  const { statusCode = 500, validationContext }: Partial<FastifyError> = error
  if (validationContext === 'params') return missing
  return BY_STATUS[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? 'BAD_REQUEST' : 'INTERNAL')
}

/** The body of an answer with an error. */
export function createErrorBody(code: ErrorCode): ErrorResponse {
  return { error: { code, message: API_ERRORS[code].message } }
}

/** Sends an error, and removes the headers of the answer that it replaces. */
export function sendError(reply: FastifyReply, code: ErrorCode): FastifyReply {
  for (const name of ['etag', 'content-encoding', 'vary', 'content-language']) reply.removeHeader(name)
  if (API_ERRORS[code].status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(API_ERRORS[code].status)
    .header('cache-control', CACHE_CONTROL.never)
    .type(JSON_CONTENT_TYPE)
    .send(createErrorBody(code))
}

/**
 * Creates the server's error handler, which converts exceptions to answers. Internal errors are logged with
 * their cause.
 */
export function createErrorHandler(log: Log) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const code = toApiErrorCode(error, request.routeOptions.config.missing)
    if (code === 'INTERNAL') {
      log.error({ err: error, route: request.routeOptions.url ?? '' }, 'A request failed.')
    }
    if (error instanceof ApiError && error.retryAfterSeconds !== undefined) {
      reply.header('retry-after', error.retryAfterSeconds)
    }
    return sendError(reply, code)
  }
}
