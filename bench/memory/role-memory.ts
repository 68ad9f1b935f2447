import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServices } from '../../e2e/life/services.ts'
import type { StreamStatistics } from '../scale/stream-statistics.ts'
import { measureLiveFeedsMemory } from './live-feeds-memory.ts'
import { measureRole, type RoleFigures } from './measure-role.ts'

const SMALL_MACHINE_MB = 1024
const SERVER_MB = 512
const SAMPLE = { PLAINWIRE_CONTENT: 'sample' }

/**
 * The memory use that Miniflux's documentation (version 2) states, without a number. PostgreSQL is not
 * included, as in our figures.
 */
const MINIFLUX = '“only a few MB of memory … even with several hundreds of feeds”'

interface Row extends RoleFigures {
  goal: string
  /** The figure that Miniflux (one Go binary) publishes for the same task. */
  miniflux: string
}

/**
 * Measures memory and CPU time of every role: one process with the sample edition, started twice; one with
 * 200 feeds and a week of articles; and each role separately with PostgreSQL, where `gather` and `edit` can't
 * reach any publisher.
 */
export async function measureRoleMemory(statistics: StreamStatistics): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-memory-'))
  const own = { ...SAMPLE, DATA_DIR: join(folder, 'own') }
  const rows: Row[] = []
  const add = async (goal: string, ...args: Parameters<typeof measureRole>) => {
    rows.push({ ...(await measureRole(...args)), goal, miniflux: '–' })
  }
  await add('peak 600, idle 350', 'start, first', 'start', own, SMALL_MACHINE_MB)
  await add('4 s of processor', 'start, second', 'start', own, SMALL_MACHINE_MB)
  const live = await measureLiveFeedsMemory(join(folder, 'live'), statistics, SMALL_MACHINE_MB)
  rows.push({ ...live, goal: '600', miniflux: MINIFLUX })
  const services = await startServices()
  try {
    const shared = (name: string) => ({ DATABASE_URL: services.database, DATA_DIR: join(folder, name) })
    // Publishes the edition that `serve` then reads from the database.
    await add(
      '–',
      'start, PostgreSQL beside it',
      'start',
      { ...SAMPLE, ...shared('start') },
      SMALL_MACHINE_MB,
    )
    const readers = { ...SAMPLE, ...shared('serve'), FEATURES: '-sign-in' }
    await add('180', 'serve', 'serve', readers, SERVER_MB)
    await add('250', 'gather', 'gather', shared('gather'), SMALL_MACHINE_MB)
    await add('400', 'edit', 'edit', shared('edit'), SMALL_MACHINE_MB)
  } finally {
    await services.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return rows
}
