import type { Feed } from '@plainwire/domain/feed'
import type { HttpResponse } from '../../ports.ts'
import { countSharedEntries } from './content-fingerprint.ts'

/**
 * The number of consecutive visits with the same permanent redirect after which a feed's address is changed.
 * Source: NewsBlur.
 */
export const REDIRECTED_VISITS_BEFORE_FEED_MOVE = 10
/**
 * The minimum number of entries that the new address must share with the feed's last visit; a parked domain or
 * another feed shares none.
 */
const MIN_SHARED = 2

/**
 * The new address of a moved feed: the end of the permanent redirects (301, 308) at the start of the chain.
 */
export function findPermanentRedirectTarget({
  redirects,
}: Pick<HttpResponse, 'redirects'>): string | undefined {
  const firstOther = redirects.findIndex(({ status }) => status !== 301 && status !== 308)
  const permanent = firstOther < 0 ? redirects : redirects.slice(0, firstOther)
  return permanent.at(-1)?.to
}

type Move = Pick<Feed, 'fetchUrl'> & { redirectTo: string | undefined; redirectSeen: number }

/**
 * Decides whether a feed has moved. A temporary redirect (302, 303, 307) is followed and never stored; a
 * permanent one is accepted after ten visits that all ended at the same place and found known entries.
 *
 * @param print the fingerprint of the entries found
 */
export function decideFeedMove(feed: Feed, answer: Pick<HttpResponse, 'redirects'>, print: string): Move {
  const target = findPermanentRedirectTarget(answer)
  const { redirectTo, redirectSeen, contentHash } = feed.health
  if (target === undefined || target === feed.fetchUrl)
    return { fetchUrl: feed.fetchUrl, redirectTo: undefined, redirectSeen: 0 }
  const isKnown = countSharedEntries(contentHash, print) >= MIN_SHARED
  const seen = target === redirectTo && isKnown ? redirectSeen + 1 : 1
  if (seen < REDIRECTED_VISITS_BEFORE_FEED_MOVE)
    return { fetchUrl: feed.fetchUrl, redirectTo: target, redirectSeen: seen }
  return { fetchUrl: target, redirectTo: undefined, redirectSeen: 0 }
}
