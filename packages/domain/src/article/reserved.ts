import { z } from 'zod'

/**
 * The rights that a publisher can reserve:
 * - noindex: the page must not be read
 * - nosnippet: no text may be quoted; max-snippet: at most this many characters
 * - hidden-parts: elements of the page that must not be quoted
 * - no-picture, small-picture: its pictures must not be shown, or only small
 * - mining: text and data mining; ai: use by machines that write or learn
 * - expires: it must not be used after this moment
 */
export const RESERVATIONS = [
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
export type Reservation = (typeof RESERVATIONS)[number]

/** The rights that a publisher reserves for one article. */
export const Reserved = z.object({
  signals: z.array(z.enum(RESERVATIONS)),
  /** Characters of its text that may be used at most; any number where missing. */
  maxCharacters: z.number().int().nonnegative().optional(),
  /** After this moment its text isn't used. */
  expiresAt: z.iso.datetime().optional(),
  /** Address of the publisher's terms for mining. */
  policy: z.url({ protocol: /^https?$/ }).optional(),
})
export type Reserved = z.infer<typeof Reserved>

/** The stricter of two numbers of characters. */
function fewer(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b)
}

/** The earlier of two moments. */
function earlier(a: string | undefined, b: string | undefined): string | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Date.parse(a) <= Date.parse(b) ? a : b
}

/** All that two sources reserve, for example a feed and a page; undefined where neither reserves anything. */
export function bothReserved(a: Reserved | undefined, b: Reserved | undefined): Reserved | undefined {
  if (!a || !b) return a ?? b
  const maxCharacters = fewer(a.maxCharacters, b.maxCharacters)
  const expiresAt = earlier(a.expiresAt, b.expiresAt)
  const policy = a.policy ?? b.policy
  return {
    signals: RESERVATIONS.filter((signal) => a.signals.includes(signal) || b.signals.includes(signal)),
    ...(maxCharacters !== undefined && { maxCharacters }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(policy !== undefined && { policy }),
  }
}
