import { z } from 'zod'

/**
 * The rights that a publisher can reserve for an article, each named after the restriction that applies:
 * - noindex: the page must not be read
 * - nosnippet: no text may be quoted
 * - max-snippet: only a limited number of characters may be quoted
 * - hidden-parts: marked elements of the page must not be quoted
 * - no-picture: the article's pictures must not be shown
 * - small-picture: the article's pictures may only be shown small
 * - mining: no text and data mining
 * - ai: no use by AI, neither for training nor for writing
 * - expires: the article must not be used after a given moment
 */
export const RIGHTS_RESERVATIONS = [
  'noindex',
  'nosnippet',
  'max-snippet',
  'hidden-parts',
  'no-picture',
  'small-picture',
  'mining',
  'ai',
  'expires',
] as const
export type RightsReservation = (typeof RIGHTS_RESERVATIONS)[number]

/** The rights that a publisher reserves for one article. */
export const ReservedRights = z.object({
  signals: z.array(z.enum(RIGHTS_RESERVATIONS)),
  /** The maximum number of characters of the text that may be used; undefined if there is no limit. */
  maxCharacters: z.number().int().nonnegative().optional(),
  /** The moment after which the article's text must not be used. */
  expiresAt: z.iso.datetime().optional(),
  /** The address of the publisher's terms for text and data mining. */
  policy: z.url({ protocol: /^https?$/ }).optional(),
})
export type ReservedRights = z.infer<typeof ReservedRights>

/** The smaller of two limits in characters; undefined is no limit. */
function fewer(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b)
}

/** The earlier of two moments; undefined is never. */
function earlier(a: string | undefined, b: string | undefined): string | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Date.parse(a) <= Date.parse(b) ? a : b
}

/**
 * Returns everything that either of two sources reserves, for example a feed and a page; undefined if neither
 * reserves anything.
 */
export function mergeReservedRights(
  a: ReservedRights | undefined,
  b: ReservedRights | undefined,
): ReservedRights | undefined {
  if (!a || !b) return a ?? b
  const maxCharacters = fewer(a.maxCharacters, b.maxCharacters)
  const expiresAt = earlier(a.expiresAt, b.expiresAt)
  const policy = a.policy ?? b.policy
  return {
    signals: RIGHTS_RESERVATIONS.filter((signal) => a.signals.includes(signal) || b.signals.includes(signal)),
    ...(maxCharacters !== undefined && { maxCharacters }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(policy !== undefined && { policy }),
  }
}
