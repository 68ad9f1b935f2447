import { mergeReservedRights, type ReservedRights } from '@plainwire/domain/article'
import type { Entry } from '@plainwire/domain/feed'
import type { HttpResponse } from '../../ports.ts'
import {
  parseRobotsTagHeader,
  parseTextMiningReservation,
  type TdmStatement,
  type TdmStatementFetcher,
  toTextMiningReservation,
} from '../../reservations/index.ts'

/**
 * The maximum number of sites whose tdmrep.json is fetched for one visit to a feed; the entries of one feed
 * are usually on one or two sites.
 */
const MAX_SITES = 5

/**
 * The rights reserved in a feed's headers, as far as they apply to its entries. 'noindex' and an expiry date
 * only apply to the feed itself: many systems send 'noindex' with every feed.
 */
function ofFeed({ headers }: Pick<HttpResponse, 'headers'>): ReservedRights | undefined {
  const inHeader = parseRobotsTagHeader(headers['x-robots-tag'])
  const signals = inHeader?.signals.filter((signal) => signal !== 'noindex' && signal !== 'expires') ?? []
  const { expiresAt: _ofList, ...others } = inHeader ?? {}
  const robots = signals.length > 0 ? { ...others, signals } : undefined
  return mergeReservedRights(
    robots,
    toTextMiningReservation(parseTextMiningReservation(Object.entries(headers))),
  )
}

/**
 * Finds the rights that a feed's headers and its entries' sites reserve (such as text and data mining), and
 * returns a function from an article's address to these rights. If the entries are on more than `MAX_SITES`
 * sites, only the first ones are looked up here; the rights on the other sites are looked up when the articles'
 * pages are read.
 */
export async function createReservedRightsLookup(
  answer: Pick<HttpResponse, 'headers'>,
  entries: readonly Entry[],
  tdm: TdmStatementFetcher | undefined,
): Promise<(url: string) => ReservedRights | undefined> {
  const feed = ofFeed(answer)
  const links = [...new Set(entries.flatMap(({ link }) => link ?? []))].filter((link) => URL.canParse(link))
  const sites = new Set([...new Set(links.map((link) => new URL(link).origin))].slice(0, MAX_SITES))
  const statements = new Map<string, TdmStatement | undefined>()
  for (const link of tdm ? links : []) {
    if (sites.has(new URL(link).origin)) statements.set(link, await tdm?.statementOn(link))
  }
  return (url) => mergeReservedRights(feed, toTextMiningReservation(statements.get(url)))
}
