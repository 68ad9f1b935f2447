import type { PublisherFacts } from '@plainwire/domain/newsroom'
import { truncateToWholeCharacters } from '@plainwire/domain/text'

/** The known facts about a feed whose publisher isn't given. */
export interface FeedWithoutPublisher {
  url: string
  title?: string | undefined
  homepage?: string | undefined
  /** The feed's language tag, such as 'nl-be'. */
  language?: string | undefined
}

/** A code that ISO 3166-1 reserves for private use, used here for 'unknown'. */
const UNKNOWN_COUNTRY = 'ZZ'
const MAX_NAME = 100
const MAX_ID = 60

/**
 * Returns the publisher of a feed: the known one with the same host, otherwise a new one derived from the
 * feed's own metadata. The owner and country of a new publisher are guesses that an operator should correct.
 *
 * @param known publishers by the host of their homepage
 * @param takenIds ids that are in use
 */
export function findOrDerivePublisher(
  source: FeedWithoutPublisher,
  known: ReadonlyMap<string, PublisherFacts>,
  takenIds: ReadonlySet<string>,
): { publisher: PublisherFacts; isNew: boolean } {
  const { url, title = '', homepage, language = '' } = source
  const hosts = [homepage, url].map(extractHostWithoutWww).filter((host) => host !== '')
  const publisher = hosts.map((host) => known.get(host)).find((one) => one !== undefined)
  if (publisher) return { publisher, isNew: false }
  const origin = new URL(url).origin
  const name = truncateToWholeCharacters(title.trim(), MAX_NAME).toWellFormed() || extractHostWithoutWww(url)
  const place = isWebAddress(homepage) ? homepage : origin
  const facts = { name, homepage: place, owner: name, country: UNKNOWN_COUNTRY, kind: 'online' as const }
  const spoken = /^[a-z]{2}(?![a-z])/.exec(language.toLowerCase())?.[0] ?? 'en'
  const rest = { language: spoken, paywall: false, major: false, credits: [] }
  return { publisher: { id: freeId(name, place, takenIds), ...facts, ...rest }, isNew: true }
}

function isWebAddress(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url)
}

/**
 * The host of a URL with its port, without a generic first label such as 'www'; empty if the URL is missing
 * or invalid.
 */
export function extractHostWithoutWww(url: string | undefined): string {
  const { host } = URL.parse(url ?? '') ?? { host: '' }
  return host.replace(/^(?:www|m|rss|feeds?)\./, '')
}

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID)
    .replace(/^-+|-+$/g, '')

function freeId(name: string, homepage: string, taken: ReadonlySet<string>): string {
  const first = slug(name) || slug(extractHostWithoutWww(homepage)) || 'publisher'
  let id = first
  for (let number = 2; taken.has(id); number++) id = `${first}-${number}`
  return id
}
