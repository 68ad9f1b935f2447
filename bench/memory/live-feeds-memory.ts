import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServices } from '../../e2e/life/services.ts'
import type { Db } from '../../packages/store/src/index.ts'
import { registerPublisherFarm, startPublisherFarm } from '../../torture/farm/farm.ts'
import type { StreamStatistics } from '../scale/stream-statistics.ts'
import { measureRole, type RoleFigures } from './measure-role.ts'
import { writeWeekOfNews } from './week-of-news.ts'

const FEEDS = 200
/** Articles of a week for each feed: five a day, as docs/sizing.md assumes. */
const ARTICLES_PER_FEED = 35
const POLL_MS = 1_000
const TIMEOUT_MS = 30 * 60_000

/** Waits until every article is in a story and an edition is published. */
async function untilPublished(db: Db): Promise<void> {
  const since = performance.now()
  for (;;) {
    const { placed } = await db
      .selectFrom('articles')
      .select(({ fn }) => fn.countAll<number>().as('placed'))
      .where('placed_revision', 'is not', null)
      .executeTakeFirstOrThrow()
    const edition = await db.selectFrom('editions').select('number').limit(1).executeTakeFirst()
    if (placed >= FEEDS * ARTICLES_PER_FEED && edition) return
    if (performance.now() - since > TIMEOUT_MS)
      throw new Error(
        `Only ${placed} of ${FEEDS * ARTICLES_PER_FEED} articles are in a story after half an hour.`,
      )
    await pause(POLL_MS)
  }
}

/**
 * Measures the memory of one process that visits 200 feeds of a local test server and has a week of generated
 * articles, with PostgreSQL in a separate process.
 */
export async function measureLiveFeedsMemory(
  folder: string,
  statistics: StreamStatistics,
  limitMb: number,
): Promise<RoleFigures> {
  await using closers = new AsyncDisposableStack()
  await mkdir(folder, { recursive: true })
  const entries = join(folder, 'entries.json')
  await writeWeekOfNews(entries, FEEDS, ARTICLES_PER_FEED, statistics)
  const services = await startServices()
  closers.defer(() => services.stop())
  const farm = await startPublisherFarm(FEEDS, entries)
  closers.defer(() => farm.stop())
  const db = await registerPublisherFarm(services.database, farm)
  closers.defer(() => db.destroy())
  const settings = {
    PLAINWIRE_CONTENT: 'live',
    DATABASE_URL: services.database,
    DATA_DIR: join(folder, 'data'),
  }
  const what = `start, ${FEEDS} live feeds, ${FEEDS * ARTICLES_PER_FEED} articles of a week`
  // Awaited here, because the database and the feed server are closed when this function returns.
  const figures = await measureRole(what, 'start', settings, limitMb, () => untilPublished(db))
  return figures
}
