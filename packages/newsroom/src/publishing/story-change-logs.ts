import { setImmediate as breathe } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { extendStoryLog, findArticleMoves, type Story, type StoryLog } from '@plainwire/domain/story'
import type { WithdrawnContent } from '@plainwire/domain/withdrawal'
import { type Db, listStoryLogs, type StoredStoryLogs } from '@plainwire/store'

/** The number of stories processed before yielding to the event loop. */
const AT_ONCE = 50

/** Stories with their change logs, and the logs that have to be stored because they changed. */
export interface StoriesWithChangeLogs {
  stories: Story[]
  changed: Map<string, StoryLog>
}

/**
 * Adds to each story its change log, which is extended by comparing the story with its last version, and sets
 * its `updatedAt` to the time of the last significant change, so that a story that was only rebuilt doesn't
 * move to the top. The split of a story is only logged if `stories` contains both of the resulting stories. A
 * change of thread since the last edition is logged too. The log of a story with a withdrawn article is begun
 * anew, because the log may quote the article.
 *
 * @param at the timestamp of new entries
 */
export async function addChangeLogs(
  db: Db,
  stories: readonly Story[],
  { at, withdrawn }: { at: Date; withdrawn: WithdrawnContent },
): Promise<StoriesWithChangeLogs> {
  const stored = withoutWithdrawn(
    await listStoryLogs(
      db,
      stories.map(({ id }) => id),
    ),
    withdrawn,
  )
  const moves = findArticleMoves(
    stories,
    Array.from(stored, ([id, { own }]) => [id, own] as const),
  )
  const living: StoriesWithChangeLogs = { stories: [], changed: new Map() }
  for (const [index, story] of stories.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe()
    const { own, merged } = stored.get(story.id) ?? { own: undefined, merged: new Map<string, StoryLog>() }
    const log = extendStoryLog(own, story, merged, at, moves)
    living.stories.push({ ...story, log, updatedAt: new Date(log.updatedAt) })
    if (!isDeepStrictEqual(log, own)) living.changed.set(story.id, log)
  }
  return living
}

function withoutWithdrawn(
  stored: ReadonlyMap<string, StoredStoryLogs>,
  { articles, publishers }: WithdrawnContent,
): Map<string, StoredStoryLogs> {
  const isOffered = ({ snapshot }: StoryLog) =>
    !Object.entries(snapshot.sources).some(
      ([id, { publisherId }]) => articles.has(id) || publishers.has(publisherId),
    )
  return new Map(
    Array.from(stored, ([id, { own, merged }]) => [
      id,
      {
        own: own && isOffered(own) ? own : undefined,
        merged: new Map([...merged].filter(([, log]) => isOffered(log))),
      },
    ]),
  )
}
