import type { FeedHealth } from '@plainwire/domain/feed'
import type { HttpAnswer } from '../../ports.ts'

/** A permanent redirect is believed after so many visits that led to the same, readable feed: maintenance pages redirect too. */
export const REDIRECTS_TO_BELIEVE = 10

const PERMANENT = new Set([301, 308])

/** Where the feed has moved for good, by this answer: every hop on the way must be permanent. */
function permanentTarget({ redirects, url }: HttpAnswer): string | undefined {
  const isPermanent = redirects.length > 0 && redirects.every(({ status }) => PERMANENT.has(status))
  return isPermanent ? url : undefined
}

/** What is remembered of redirects after an answer that was a feed, and the address to fetch from now on. */
export function rememberRedirect(
  fetchUrl: string,
  health: Pick<FeedHealth, 'redirectTo' | 'redirectSeen'>,
  answer: HttpAnswer,
): Pick<FeedHealth, 'redirectTo' | 'redirectSeen'> & { fetchUrl: string } {
  const target = permanentTarget(answer)
  if (target === undefined) return { fetchUrl, redirectTo: undefined, redirectSeen: 0 }
  const seen = target === health.redirectTo ? health.redirectSeen + 1 : 1
  if (seen < REDIRECTS_TO_BELIEVE) return { fetchUrl, redirectTo: target, redirectSeen: seen }
  return { fetchUrl: target, redirectTo: undefined, redirectSeen: 0 }
}
