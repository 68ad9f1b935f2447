import { API_ERRORS, type ErrorCode } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, createErrorBody, toApiErrorCode } from './errors.ts'
import { CACHE_CONTROL } from './serving/cache-control.ts'
import { JSON_CONTENT_TYPE } from './serving/representation.ts'

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
