import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Cluster } from '@plainwire/domain/story'
import { countIndependentReports } from '../3-cluster/index.ts'

type Publishers = ReadonlyMap<string, Publisher>

/**
 * Caches the number of independent reports of each story between editions, by the story's list of articles.
 * Comparing all texts for every edition would take long, and a changed story has a new list.
 */
export type IndependentReportCache = WeakMap<readonly Article[], number>

function independentIn(
  articles: readonly Article[],
  publishers: Publishers,
  known: IndependentReportCache,
): number {
  const found = known.get(articles) ?? countIndependentReports(articles, publishers).independent
  known.set(articles, found)
  return found
}

/**
 * Returns the number of independent reports of all stories of a thread (a running topic) together, at most
 * one per owner of publishers.
 */
function reportsIn(
  stories: readonly Cluster[],
  publishers: Publishers,
  known: IndependentReportCache,
): number {
  const all = stories.map(({ articles }) => independentIn(articles, publishers, known))
  const ids = stories.flatMap(({ articles }) => articles.map(({ publisherId }) => publisherId))
  const owners = new Set(ids.map((id) => publishers.get(id)?.owner ?? id))
  return Math.min(
    owners.size,
    all.reduce((sum, count) => sum + count, 0),
  )
}

/**
 * Returns the number of independent reports of each thread with several stories, which measures how widely a
 * topic is reported. Copies of a report count as one, and so do all reports of one owner.
 *
 * @param known the cached counts of earlier editions; new ones are added
 * @returns by thread id; threads with one story are left out
 */
export function countThreadReports(
  stories: Iterable<Cluster>,
  publishers: Publishers,
  known: IndependentReportCache = new WeakMap(),
): ReadonlyMap<string, number> {
  const threads = Map.groupBy(stories, ({ threadId }) => threadId)
  return new Map(
    [...threads]
      .filter(([, ofThread]) => ofThread.length > 1)
      .map(([threadId, ofThread]) => [threadId, reportsIn(ofThread, publishers, known)]),
  )
}
