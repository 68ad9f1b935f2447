import { closeRecheck, openRechecks, type Recheck } from '@plainwire/store'
import type { Config } from '../config.ts'
import { openDataFolder } from '../data-folder.ts'
import { HostError } from '../host-error.ts'
import { logToStandardError } from '../log.ts'
import { openStore } from '../open-store.ts'
import { now } from '../steady-clock.ts'

/** A request as a line of JSON. */
function line({ storyId, headline, articleId, title, url, publisherId, askedAt }: Recheck): string {
  return JSON.stringify({
    story: storyId,
    headline: headline ?? null,
    article: articleId,
    title,
    url,
    publisher: publisherId,
    asked_at: askedAt.toISOString(),
  })
}

/**
 * Lists the articles that readers found in the wrong story, oldest first, a line each; or puts one of them away.
 *
 * @throws HostError where the one to be put away isn't listed
 */
export async function rechecks(
  config: Config,
  done: { story: string; article: string } | undefined,
  closers: AsyncDisposableStack,
): Promise<void> {
  const data = await openDataFolder(config.dataDir)
  closers.defer(() => data.release())
  const { db } = await openStore(config, data.path, logToStandardError('error'), closers)
  if (!done) {
    for (const recheck of await openRechecks(db)) process.stdout.write(`${line(recheck)}\n`)
    return
  }
  const { story: storyId, article: articleId } = done
  const isClosed = await closeRecheck(db, { storyId, articleId, now: now() })
  if (!isClosed)
    throw new HostError(`Nothing is to be looked at for article ${articleId} of story ${storyId}.`)
}
