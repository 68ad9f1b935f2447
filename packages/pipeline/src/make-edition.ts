import type { Article } from '@plainwire/domain/article'
import { buildEditionFiles, type EditionFiles } from './7-publish/index.ts'
import { clusterArticles } from './articles/cluster-articles.ts'
import { convertEntriesToArticles } from './articles/collect.ts'
import { buildEditionPassports } from './edition/edition-passports.ts'
import type {
  ArticlePageDependencies,
  DueFeed,
  EditionDependencies,
  EditionStage,
  GatherDueFeedsDependencies,
  MakeEditionFromArticlesDependencies,
} from './edition/edition-ports.ts'
import type { Clock } from './ports.ts'
import { composeAllStories } from './stories/compose-all.ts'

/**
 * Makes an edition, from feeds to files: due → gather → extract → cluster → write → translate → score →
 * publish.
 *
 * The `edition` command calls it with ports in memory. The running system does the same in two kinds of jobs:
 * `gatherDueFeeds` in one job per feed, on any number of workers, and `makeEditionFromArticles` in one job at a
 * time, under a lease.
 *
 * @returns the edition; undefined if none is due or `ports.plan` decides against publishing it
 */
export async function runEditionPipeline(
  ports: EditionDependencies,
  now: Clock,
): Promise<EditionFiles | undefined> {
  await gatherDueFeeds(ports, now)
  return makeEditionFromArticles(ports, now)
}

/**
 * Runs stages 1 and 2 (gather, extract) for every due feed. A publisher's failure is saved with the visit to
 * its feed and doesn't affect other feeds.
 */
export async function gatherDueFeeds(ports: GatherDueFeedsDependencies, now: Clock): Promise<void> {
  for (const due of await ports.dueFeeds(now())) {
    const gathered = await ports.visit(due)
    await ports.saveVisit({
      ...due,
      gathered,
      collected: convertEntriesToArticles(gathered, due.publisher, now),
    })
    if (ports.pages) await extract(ports.pages, due)
  }
}

/** Reads a feed's unread article pages, a few at a time, and saves each page as soon as it is read. */
async function extract({ reader, unread }: ArticlePageDependencies, due: DueFeed): Promise<void> {
  for await (const pages of unread(due)) {
    await Promise.all(
      pages.map(async ({ article, publisher, save }) => save(await reader.read(article, publisher))),
    )
  }
}

/**
 * Runs stages 3 to 7 (cluster, write, translate, score, publish). Each batch of placements is saved before the
 * next one is clustered, so that a crash loses at most one batch.
 *
 * @returns the edition; undefined if none is due or `ports.plan` decides against publishing it
 */
export async function makeEditionFromArticles(
  ports: MakeEditionFromArticlesDependencies,
  now: Clock,
): Promise<EditionFiles | undefined> {
  const { newsroom, state, during = unmeasured } = ports
  let placed = 0
  for await (const { articles, save } of ports.unplaced()) {
    await save(await during('cluster', () => clusterArticles(state, articles.toSorted(byMoment))))
    placed += articles.length
  }
  if (!(await ports.isDue(placed))) return undefined
  const moment = now()
  // Only the stories that changed are written, translated and scored.
  const composed = await during('compose', () => composeAllStories(newsroom, state, moment))
  const plan = await ports.plan(composed, moment)
  if (!plan) return undefined
  const measured = await during('measure', () => buildEditionPassports(state, plan.feeds, moment))
  const input = { ...plan.input, passports: measured }
  const edition = await during('lay out', () => buildEditionFiles(input))
  await during('publish', () => plan.publish(edition, input))
  return edition
}

const unmeasured = <T>(_stage: EditionStage, work: () => Promise<T>): Promise<T> => work()

const momentOf = ({ publishedAt, firstSeenAt }: Article) => (publishedAt ?? firstSeenAt).getTime()
const byMoment = (a: Article, b: Article) => momentOf(a) - momentOf(b)
