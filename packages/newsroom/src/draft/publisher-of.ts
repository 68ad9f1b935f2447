import type { ParsedFeed, Publisher } from '@plainwire/domain/feed'
import { getFileStem } from './input.ts'

/** A code that ISO 3166-1 reserves for private use; here it means 'unknown'. */
const UNKNOWN_COUNTRY = 'ZZ'

function hostOf(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  return new URL(url).hostname.replace(/^(www|m|rss|feeds?)\./, '')
}

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/**
 * Returns the publisher of a feed file: the known publisher whose homepage has the same host as the feed's
 * links, otherwise a new one made from the feed's metadata.
 */
export function determineFeedPublisher(
  parsed: ParsedFeed,
  file: string,
  known: readonly Publisher[],
): Publisher {
  const hosts = [parsed.link, ...parsed.entries.slice(0, 5).map(({ link }) => link)].map(hostOf)
  const publisher = known.find(({ homepage }) => hosts.includes(hostOf(homepage)))
  if (publisher) return publisher
  const name = parsed.title || getFileStem(file)
  const homepage = parsed.link ?? 'https://unknown.invalid'
  return {
    id: slug(getFileStem(file)) || 'unknown',
    name,
    homepage,
    owner: name,
    country: UNKNOWN_COUNTRY,
    language: /^[a-z]{2}(?![a-z])/.exec(parsed.language?.toLowerCase() ?? '')?.[0] ?? 'en',
    kind: 'online',
    paywall: false,
    major: false,
    credits: [],
    feeds: [{ url: homepage, categories: [] }],
  }
}
