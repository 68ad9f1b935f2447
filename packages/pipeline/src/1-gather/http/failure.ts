import type { HttpFailure } from '../../ports.ts'
import { ForbiddenAddressError } from './checked-connector.ts'

/** A failed request, as a value: a kind for the program and a sentence for people. */
export interface FailedRequest {
  failure: HttpFailure
  message: string
}

/** Thrown inside the client if an answer exceeds one of our limits. */
export class ResponseLimitExceededError extends Error {
  override readonly name = 'ResponseLimitExceededError'
  readonly failure: HttpFailure
  constructor(failure: HttpFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** Error codes of certificate verification and of the TLS protocol, as Node names them. */
const TLS_CODE =
  /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH|CRL_)/

const TOO_SLOW = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
])

/** Error codes of a DNS look-up without result. */
const UNKNOWN_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'ENODATA'])

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Converts any network error to a failure whose message is one sentence with the host's name. */
export function toFailedRequest(error: unknown, host: string): FailedRequest {
  if (error instanceof ResponseLimitExceededError) return { failure: error.failure, message: error.message }
  if (error instanceof ForbiddenAddressError)
    return { failure: 'forbidden-address', message: `${host} leads to an address that is not public.` }
  const code = codeOf(error)
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  if (isTimeout || TOO_SLOW.has(code))
    return { failure: 'too-slow', message: `${host} did not answer in time.` }
  if (TLS_CODE.test(code)) return { failure: 'tls', message: `${host} has no valid certificate (${code}).` }
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW')
    return { failure: 'too-large', message: `${host} sent headers of more than 16 KB.` }
  if (UNKNOWN_NAME.has(code))
    return { failure: 'unreachable', message: `${host} is not known to the name service.` }
  if (code.startsWith('HPE_'))
    return { failure: 'unreachable', message: `${host} did not answer in proper HTTP (${code}).` }
  return { failure: 'unreachable', message: `${host} could not be reached${code ? ` (${code})` : ''}.` }
}
