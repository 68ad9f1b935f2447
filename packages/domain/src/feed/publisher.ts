import { z } from 'zod'
import { Category } from '../category/index.ts'

/** The kinds of publishers. An agency supplies text that other publishers print. */
export const PUBLISHER_KINDS = [
  'newspaper',
  'broadcaster',
  'public',
  'agency',
  'magazine',
  'online',
  'local',
] as const
export type PublisherKind = (typeof PUBLISHER_KINDS)[number]

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const CountryCode = z.string().regex(/^[A-Z]{2}$/)
const LanguageCode = z.string().regex(/^[a-z]{2}$/)
const HttpUrl = z.url({ protocol: /^https?$/ })

/**
 * The place of a feed's newsroom if it differs from the publisher's own; an empty object means the publisher's
 * own. Articles of the feed are likely to be about this place.
 */
export const PlaceHint = z.strictObject({
  country: CountryCode.optional(),
  city: z.string().min(1).max(100).optional(),
})
export type PlaceHint = z.infer<typeof PlaceHint>

/**
 * One feed of a publisher. `categories` are the likely categories of its articles; an article may get others.
 */
export const PublisherFeed = z.strictObject({
  url: HttpUrl,
  categories: z.array(Category).default([]),
  language: LanguageCode.optional(),
  place: PlaceHint.optional(),
})
export type PublisherFeed = z.infer<typeof PublisherFeed>

/** The facts about a publisher, reviewed by hand in `content/publishers`. */
export const Publisher = z.strictObject({
  id: Slug,
  name: z.string().min(1),
  homepage: HttpUrl,
  /** The ultimate owner. Reports by publishers of the same owner don't count as independent of each other. */
  owner: z.string().min(1),
  /** ISO 3166-1 alpha-2. */
  country: CountryCode,
  /** ISO 639-1. */
  language: LanguageCode,
  kind: z.enum(PUBLISHER_KINDS),
  /**
   * The town of the newsroom. It is stored so that its mention in an article isn't mistaken for the place of
   * the story.
   */
  city: z.string().optional(),
  /**
   * Whether the publisher has a hard paywall. If so, article pages aren't read, and only the text in the feed
   * is used.
   */
  paywall: z.boolean().default(false),
  /** Whether the publisher is one of the well-known major outlets, which come first in a list of sources. */
  major: z.boolean().default(false),
  /** Names under which other publishers credit this one, for example 'Reuters', '(ANP)'. */
  credits: z.array(z.string()).default([]),
  feeds: z.array(PublisherFeed).min(1),
})
export type Publisher = z.infer<typeof Publisher>

/** Whether a hint names a country or a city. */
export function isNonEmptyPlaceHint(hint: PlaceHint | undefined): hint is PlaceHint {
  return hint?.country !== undefined || hint?.city !== undefined
}

/**
 * Returns a copy of the publisher with the country and city of a feed's place hint instead of its own. If the
 * hint names another country but no city, the copy has no city, because the publisher's city isn't there.
 */
export function overridePublisherPlace(publisher: Publisher, hint: PlaceHint | undefined): Publisher {
  if (!isNonEmptyPlaceHint(hint)) return publisher
  const { city: own, ...facts } = publisher
  const country = hint.country ?? publisher.country
  const city = hint.city ?? (country === publisher.country ? own : undefined)
  return { ...facts, country, ...(city !== undefined && { city }) }
}
