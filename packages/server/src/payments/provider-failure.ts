import { ZodError } from 'zod'
import { UnexpectedPageOriginError } from './provider/stripe-calls.ts'

/**
 * Returns the part of a payment provider's failure that may be logged. Its message may contain personal data,
 * and is left out.
 */
export function describeProviderFailure(error: unknown): Record<string, string | number> {
  if (error instanceof ZodError) return { failure: 'unreadable-answer' }
  if (error instanceof UnexpectedPageOriginError) return { failure: 'strange-page' }
  const { type, code, statusCode, requestId }: Record<string, unknown> = Object(error)
  const loggable = Object.entries({ type, code, statusCode, requestId })
  const plain = loggable.filter((entry): entry is [string, string | number] =>
    ['string', 'number'].includes(typeof entry[1]),
  )
  return { failure: 'not-answered', ...Object.fromEntries(plain) }
}
