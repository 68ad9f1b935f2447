import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServices } from '../../e2e/life/services.ts'
import { measureRole, type RoleFigures } from './measure-role.ts'

const SMALL_MACHINE_MB = 1024
const SERVER_MB = 512
const SAMPLE = { PLAINWIRE_CONTENT: 'sample' }

interface Row extends RoleFigures {
  goal: string
}

/**
 * Memory and processor time of every role: one process with the sample edition, started twice, and each role by itself on a
 * PostgreSQL beside it, where `gather` and `edit` have no publishers within reach.
 *
 * For comparison: Miniflux, one binary in Go with its PostgreSQL elsewhere, is said by its documentation to use "only a few MB of
 * memory and very little CPU, even with several hundreds of feeds".
 */
export async function roleMemory(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-memory-'))
  const own = { ...SAMPLE, DATA_DIR: join(folder, 'own') }
  const rows: Row[] = []
  const add = async (goal: string, ...order: Parameters<typeof measureRole>) => {
    rows.push({ ...(await measureRole(...order)), goal })
  }
  await add('peak 600, idle 350', 'start, first', 'start', own, SMALL_MACHINE_MB)
  await add('4 s of processor', 'start, second', 'start', own, SMALL_MACHINE_MB)
  const services = await startServices()
  try {
    const shared = (name: string) => ({ DATABASE_URL: services.database, DATA_DIR: join(folder, name) })
    // It publishes the edition that `serve` then takes from the database.
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
