import { EDITION_FILES, type FeedStatus, PublisherList, type SiteStatus } from '@plainwire/domain/contract'
import { getFeedState } from '@plainwire/domain/edition'
import type { LoadedEdition } from '../editions/loaded-edition.ts'
import type { ServerOptions, SiteStatusQueries } from '../options.ts'
import { determineFeedProblem } from './feed-problem.ts'
import { buildEditionReportCounts } from './report-counts.ts'

/** The age from which an edition counts as old, in ms; the same as in deploy/observe/alerts.yml. */
const OLD_MS = 90 * 60_000
const DEFAULT_EDITION_MINUTES = 5

type StatusParts = Pick<ServerOptions, 'editions' | 'status' | 'log' | 'now'>

/**
 * Returns a function that determines the state of the installation. Never rejects: what is unknown is left out.
 */
export function createSiteStatusChecker({
  editions,
  status,
  log,
  now,
}: StatusParts): () => Promise<SiteStatus> {
  const countsOf = oncePerEdition(async (edition: LoadedEdition) => {
    const report = await edition.report().catch((error: unknown) => {
      log.warn({ err: error }, 'The report of the edition could not be read.')
      return undefined
    })
    return report ? buildEditionReportCounts(report) : { entries: null, removed_sentences: null }
  })
  const passportsOf = oncePerEdition(readPassports)
  return async () => {
    const edition = editions.current()
    const passports = edition ? await passportsOf(edition) : []
    const live = status && (await liveFacts(status, edition?.pointer.content ?? 'live', passports, log))
    return {
      checked_at: now().toISOString(),
      ...editionFacts(edition, now(), status?.editionMinutes),
      is_live: live !== undefined,
      feeds: sorted(live?.feeds ?? feedsOfEdition(passports)),
      queues: live?.queues ?? null,
      ...(edition ? await countsOf(edition) : { entries: null, removed_sentences: null }),
    }
  }
}

/** Wraps a function so that it runs once per edition, because an edition's report has thousands of entries. */
function oncePerEdition<T>(make: (edition: LoadedEdition) => Promise<T>) {
  const made = new WeakMap<LoadedEdition, Promise<T>>()
  return (edition: LoadedEdition): Promise<T> => {
    const known = made.get(edition) ?? make(edition)
    made.set(edition, known)
    return known
  }
}

function editionFacts(
  edition: LoadedEdition | undefined,
  now: Date,
  minutes = DEFAULT_EDITION_MINUTES,
): Pick<SiteStatus, 'state' | 'edition'> {
  if (!edition) return { state: 'none', edition: null }
  const { number, content, published_at, stories } = edition.pointer
  const publishedMs = Date.parse(published_at)
  const next_at = new Date(publishedMs + minutes * 60_000).toISOString()
  // The sample edition is made once and contains no real news, so it never counts as old.
  const isOld = content === 'live' && now.getTime() - publishedMs > OLD_MS
  return { state: isOld ? 'old' : 'ok', edition: { number, content, published_at, stories, next_at } }
}

type Passports = PublisherList['publishers']

/** Reads an edition's descriptions of publishers; empty if the release that made the edition wrote none. */
async function readPassports(edition: LoadedEdition): Promise<Passports> {
  const bytes = edition.file(EDITION_FILES.publishers)?.forms.identity
  return bytes ? PublisherList.parse(JSON.parse(bytes.toString('utf8'))).publishers : []
}

/** Returns the installation's current statistics; undefined while the database is unreachable. */
async function liveFacts(
  source: SiteStatusQueries,
  content: 'live' | 'sample',
  passports: Passports,
  log: ServerOptions['log'],
): Promise<{ feeds: FeedStatus[]; queues: NonNullable<SiteStatus['queues']> } | undefined> {
  try {
    const names = new Map(passports.map(({ id, name }) => [id, name]))
    const [feeds, queues] = await Promise.all([source.feeds(content), source.queues()])
    return {
      feeds: feeds.map(({ publisherId: publisher, url, health }) => ({
        ...getFeedState({ url, health }),
        publisher,
        name: names.get(publisher) ?? publisher,
        problem: determineFeedProblem(health),
        next_check_at: health.goneAt ? null : health.nextCheckAt.toISOString(),
      })),
      queues: queues.map(({ name: queue, waiting, active, failed }) => ({ queue, waiting, active, failed })),
    }
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : '' },
      'The status page could not read the database.',
    )
    return undefined
  }
}

/** Returns the feeds as they were when the edition was made. */
function feedsOfEdition(passports: Passports): FeedStatus[] {
  return passports.flatMap(({ id: publisher, name, feeds }) =>
    feeds.map((feed) => ({ ...feed, publisher, name, problem: null, next_check_at: null })),
  )
}

const RANK: Record<FeedStatus['state'], number> = { failing: 0, gone: 1, waiting: 2, ok: 3 }

function sorted(feeds: readonly FeedStatus[]): FeedStatus[] {
  return feeds.toSorted(
    (a, b) => RANK[a.state] - RANK[b.state] || a.name.localeCompare(b.name, 'en') || (a.url < b.url ? -1 : 1),
  )
}
