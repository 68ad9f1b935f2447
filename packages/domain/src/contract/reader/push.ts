import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import { QuietHours } from '../../breaking/index.ts'
import { Language } from '../../language/index.ts'
import { isTimeZone } from '../../time/index.ts'
import type { Call } from '../call.ts'

/**
 * A device's address at its browser's push service: https only, and at most 1,000 characters, which is longer
 * than the addresses of any known service.
 */
const Endpoint = z.url({ protocol: /^https$/ }).max(1_000)

export const subscribePushEndpoint = {
  ...ROUTES.subscribePush,
  summary:
    'Subscribes a device to breaking news, or changes its settings. Requires no account and stores no owner of the device. Idempotent.',
  body: z.strictObject({
    endpoint: Endpoint,
    /** Keys of the browser's push subscription, base64url: a P-256 point and 16 random bytes. */
    keys: z.strictObject({
      p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}=?$/),
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
    }),
    language: Language,
    quietHours: QuietHours,
    timeZone: z.string().max(64).refine(isTimeZone),
  }),
  answer: z.object({ status: z.literal('subscribed') }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call

export const unsubscribePushEndpoint = {
  ...ROUTES.unsubscribePush,
  summary: 'Removes a device’s subscription. Succeeds if the device isn’t known.',
  body: z.strictObject({ endpoint: Endpoint }),
  answer: z.object({ status: z.literal('forgotten') }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call

/** A push message. It is encrypted in transit, so that only the device can read it. */
export interface PushMessage {
  id: string
  /** The headline in the device's language, or in the only language that the story has. */
  headline: string
  /** The label above the message, in the device's language. */
  label: string
  language: Language
  /**
   * The story's sub-headline. It isn't shown: the device searches it, like the headline, for the words that
   * the reader has muted.
   */
  text: string
  topics: string[]
}
