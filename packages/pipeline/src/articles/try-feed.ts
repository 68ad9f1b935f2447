import { type ParsedFeed, Publisher } from '@plainwire/domain/feed'
import type { FailedFeedTrial, FeedTrial } from '@plainwire/domain/newsroom'
import { createFeed, type FeedParser, gatherFeed } from '../1-gather/index.ts'
import type { Clock, OutgoingHttpClient } from '../ports.ts'
import { convertEntriesToArticles } from './collect.ts'

export interface FeedTrialDependencies {
  http: OutgoingHttpClient
  parser: Pick<FeedParser, 'parse'>
  now: Clock
}

/**
 * A placeholder for the publisher of the feed that is tried. Whether entries become articles doesn't depend
 * on the publisher.
 */
const NOBODY = Publisher.parse({
  ...{ id: 'nobody', name: 'Nobody', homepage: 'https://nobody.invalid', owner: 'Nobody' },
  ...{ country: 'ZZ', language: 'en', kind: 'online', feeds: [{ url: 'https://nobody.invalid' }] },
})

/** Visits a feed as the newsroom would, and returns what would become of each entry. Nothing is stored. */
export async function runFeedTrial(
  url: string,
  ports: FeedTrialDependencies,
): Promise<FeedTrial | FailedFeedTrial> {
  let parsed: ParsedFeed | undefined
  let isPage = false
  const parser: FeedTrialDependencies['parser'] = {
    async parse(bytes, about) {
      try {
        parsed = await ports.parser.parse(bytes, about)
        return parsed
      } catch (error) {
        isPage = error instanceof Error && 'code' in error && error.code === 'WEB_PAGE'
        throw error
      }
    },
  }
  const feed = createFeed(NOBODY, { url, categories: [] }, ports.now())
  const gathered = await gatherFeed(feed, NOBODY, { ...ports, parser, random: () => 0 })
  if (!parsed || gathered.error !== undefined)
    return { error: gathered.error ?? 'The server gave no feed.', isPage }
  const { title, link, language } = parsed
  const entries = convertEntriesToArticles(gathered, NOBODY, ports.now).map(
    ({ title: name, url: to, result }, index) => ({
      title: name,
      link: to,
      published: gathered.entries[index]?.published ?? gathered.entries[index]?.updated,
      rejected: 'rejected' in result ? result.rejected : undefined,
    }),
  )
  return { url, title, homepage: link, language: language?.toLowerCase(), entries }
}
