import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Cluster } from '@plainwire/domain/story'
import { independentReports } from './3-cluster/index.ts'

type Publishers = ReadonlyMap<string, Publisher>

/**
 * Caches the independent reports of stories between editions, by the stories' articles: comparing all texts for
 * every edition would take long, and a changed story has a new list of articles.
 */
export type KnownReports = WeakMap<readonly Article[], number>

function independentIn(articles: readonly Article[], publishers: Publishers, known: KnownReports): number {
  const found = known.get(articles) ?? independentReports(articles, publishers).independent
  known.set(articles, found)
  return found
}

/** Returns the independent reports of all stories of a thread together, at most one per owner. */
function reportsIn(stories: readonly Cluster[], publishers: Publishers, known: KnownReports): number {
  const all = stories.map(({ articles }) => independentIn(articles, publishers, known))
  const ids = stories.flatMap(({ articles }) => articles.map(({ publisherId }) => publisherId))
  const owners = new Set(ids.map((id) => publishers.get(id)?.owner ?? id))
  return Math.min(
    owners.size,
    all.reduce((sum, count) => sum + count, 0),
  )
}

/**
 * How many independent reports each thread of several stories has: how wide a topic is in the news, also where its
 * reports are of several events. Copies of one report count once, and so does an owner.
 *
 * @param known what was counted for an earlier edition; added to
 * @returns by thread id; a story alone in its thread isn't looked at
 */
export function threadReports(
  stories: Iterable<Cluster>,
  publishers: Publishers,
  known: KnownReports = new WeakMap(),
): ReadonlyMap<string, number> {
  const threads = Map.groupBy(stories, ({ threadId }) => threadId)
  return new Map(
    [...threads]
      .filter(([, ofThread]) => ofThread.length > 1)
      .map(([threadId, ofThread]) => [threadId, reportsIn(ofThread, publishers, known)]),
  )
}
