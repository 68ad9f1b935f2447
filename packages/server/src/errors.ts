import { API_ERRORS, type ErrorCode, type ErrorResponse } from '@plainwire/domain/contract'
import type { FastifyError } from 'fastify'

/** An expected failure of an API call, with one of the error codes of the API's contract. */
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
    /**
     * The error code for a request with an invalid path parameter; NOT_FOUND if undefined. Such a request
     * gets the same answer as one for a missing resource, because no resource can have an invalid id.
     */
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
