import { execFile } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findUnprivilegedOsAccount } from '../../packages/store/src/embedded/account.ts'
import { connect, type Db, migrate } from '../../packages/store/src/index.ts'
import { createGazettePublisher, saveTestVisit } from '../../packages/store/src/testing/newsroom.ts'
import { dumpAllRows, exportSnapshot } from '../../packages/store/src/testing/rows-of.ts'
import { someItem } from '../../packages/store/src/testing/samples.ts'
import type { TestFigures } from '../suite.ts'

const ARTICLES = 20_000
const AT_ONCE = 100
const MAX_RESTORE_MS = 600_000
const run = promisify(execFile)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Starts the PostgreSQL that is installed on this machine, because the embedded one has no pg_dump. */
async function startInstalled(closers: AsyncDisposableStack) {
  const { stdout } = await run('pg_config', ['--bindir']).catch(() => {
    throw new Error('no PostgreSQL with pg_dump is installed here (pg_config is missing)')
  })
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-dump-'))
  closers.defer(() => rmSync(folder, { recursive: true, force: true }))
  // PostgreSQL refuses to run as root.
  const account =
    process.getuid?.() === 0 ? findUnprivilegedOsAccount(readFileSync('/etc/passwd', 'utf8')) : undefined
  if (account) chownSync(folder, account.uid, account.gid)
  const program = (name: string, ...args: string[]) =>
    run(join(stdout.trim(), name), args, { ...account, cwd: folder, maxBuffer: 1e9 })
  const data = join(folder, 'data')
  await program(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'plainwire',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
  )
  const options = `-c listen_addresses= -c unix_socket_directories=${folder}`
  await program('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options)
  closers.defer(async () => {
    await program('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data)
  })
  const address = (name: string) =>
    `postgresql://plainwire@localhost/${name}?host=${encodeURIComponent(folder)}`
  return { folder, program, address }
}

async function fill(db: Db): Promise<() => Promise<void>> {
  const [feed] = await createGazettePublisher(db)
  if (!feed) throw new Error('no feed')
  let next = 0
  const addArticles = async () => {
    const items = Array.from({ length: AT_ONCE }, (_, index) => someItem(`article-${next + index}`))
    next += AT_ONCE
    await saveTestVisit(db, feed, items)
  }
  while (next < ARTICLES) await addArticles()
  return addArticles
}

/** Calls `write` repeatedly. Returns a function that stops this and resolves with the number of writes. */
function startWriting(write: () => Promise<void>) {
  let isOver = false
  const writing = (async () => {
    let times = 0
    for (; !isOver; times += 1) await write()
    return times
  })()
  return () => {
    isOver = true
    return writing
  }
}

/**
 * Runs the test for row 44 of docs/reliability.md: a database is dumped while it is written to, restored into
 * another one and compared row by row with its state at the time of the dump.
 */
export async function testDatabaseDump(): Promise<TestFigures> {
  await using closers = new AsyncDisposableStack()
  const { folder, program, address } = await startInstalled(closers)
  await program('createdb', '-h', folder, '-U', 'plainwire', 'original')
  await migrate({ connectionString: address('original'), log })
  const open = async (name: string): Promise<Db> => {
    const db = await connect({ connectionString: address(name), log, poolSize: 3 })
    closers.defer(() => db.destroy())
    return db
  }
  const original = await open('original')
  const stop = startWriting(await fill(original))
  const file = join(folder, 'dump')
  const before = await original
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (moment) => {
      const from = ['--snapshot', await exportSnapshot(moment), '-h', folder, '-U', 'plainwire']
      await program('pg_dump', '-Fc', '-f', file, ...from, 'original')
      return dumpAllRows(moment)
    })
  const written = await stop()
  const begun = performance.now()
  await program('createdb', '-h', folder, '-U', 'plainwire', 'restored')
  await program('pg_restore', '--exit-on-error', '-h', folder, '-U', 'plainwire', '-d', 'restored', file)
  const restoreMs = Math.round(performance.now() - begun)
  const after = await dumpAllRows(await open('restored'))
  const now = await dumpAllRows(original)
  if (
    before.length < ARTICLES ||
    before.some((row, index) => row !== after[index]) ||
    after.length !== before.length
  )
    throw new Error(`The dump has ${after.length} rows, the database had ${before.length}, or some differ.`)
  // Checks the comparison itself: rows that were written during the dump must be reported as differences.
  if (written === 0 || now.length <= after.length) throw new Error('Nothing was written during the dump.')
  if (restoreMs > MAX_RESTORE_MS) throw new Error(`It took ${restoreMs} ms to restore.`)
  return { rows: after.length, 'written meanwhile': now.length - after.length, 'restored in ms': restoreMs }
}
