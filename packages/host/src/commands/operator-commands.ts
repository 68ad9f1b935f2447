import { stat } from 'node:fs/promises'
import { openDatabaseSnapshot } from '@plainwire/store'
import { Command } from 'commander'
import type { Manifest } from '../backup/manifest.ts'
import { checkBackup } from '../backup/read-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { readConfig } from '../config/config.ts'
import { openDataFolder } from '../data/data-folder.ts'
import { findConnectionString } from '../data/find-connection-string.ts'
import { startDataFolderDatabase } from '../data/open-store.ts'
import { examineInstallation } from '../doctor/doctor.ts'
import { formatFinding } from '../doctor/finding.ts'
import { HostError } from '../host-error.ts'
import { createStderrLog } from '../log.ts'

async function doctor({ json = false }: { json?: boolean }): Promise<void> {
  const findings = await examineInstallation({ readSettings: readConfig, now: () => new Date() })
  const isBad = findings.some(({ state }) => state === 'fail')
  const lines = json ? [JSON.stringify({ ok: !isBad, findings })] : findings.map(formatFinding)
  process.stdout.write(`${lines.join('\n')}\n`)
  if (isBad) process.exitCode = 1
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

function summaryOf({ made_at, entries }: Manifest): string {
  const tables = entries.filter(({ kind }) => kind === 'table')
  const rows = tables.reduce((sum, entry) => sum + (entry.rows ?? 0), 0)
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const files = entries.length - tables.length
  return `${tables.length} tables with ${rows} rows and ${files} files, ${mb(bytes)}, of ${made_at}`
}

async function backup(file: string): Promise<void> {
  const config = readConfig()
  if (await stat(file).catch(() => undefined)) throw new HostError(`The file ${file} is there already.`)
  await using closers = new AsyncDisposableStack()
  const connectionString = await findConnectionString(config, createStderrLog('error'), closers)
  if (connectionString === undefined)
    throw new HostError(`There is no database in ${config.dataDir} yet: nothing to back up.`)
  const snapshot = await openDatabaseSnapshot(connectionString, closers)
  if (snapshot.migrations.length === 0)
    throw new HostError('The database is none of Plainwire’s: nothing to back up.')
  const manifest = await writeBackup(file, { snapshot, dataDir: config.dataDir, now: new Date() })
  await checkBackup(file)
  process.stdout.write(`${file}: ${summaryOf(manifest)}.\n`)
  process.stderr.write(
    'It has readers’ addresses and the secrets of this installation: store it where only you can read it.\n',
  )
}

async function restore(file: string, { force = false, check = false }: RestoreFlags): Promise<void> {
  if (check) {
    process.stdout.write(`${file} is whole: ${summaryOf(await checkBackup(file))}.\n`)
    return
  }
  const config = readConfig()
  await checkBackup(file)
  await using closers = new AsyncDisposableStack()
  const data = await openDataFolder(config.dataDir)
  closers.defer(() => data.release())
  const log = createStderrLog('error')
  const connectionString =
    config.databaseUrl ?? (await startDataFolderDatabase({ dataDir: data.path, log }, closers))
  const manifest = await restoreBackup(file, { connectionString, dataDir: data.path, mayReplace: force, log })
  process.stdout.write(`Restored and compared: ${summaryOf(manifest)}.\n`)
}

interface RestoreFlags {
  force?: boolean
  check?: boolean
}

/** The commands for an installation as a whole: `doctor`, `backup` and `restore`. */
export function createOperatorCommands(): Command[] {
  return [
    new Command('doctor')
      .description(
        'checks settings, database, disk, clock, mail server, services, feeds and edition; exit code 1 if something fails',
      )
      .option('--json', 'as one line of JSON')
      .action(doctor),
    new Command('backup')
      .description(
        'writes the database and the secrets of the data folder to a file, also while Plainwire runs',
      )
      .argument('<file>')
      .action(backup),
    new Command('restore')
      .description('restores a backup while nothing runs, and compares every row with it')
      .argument('<file>')
      .option('--force', 'deletes what is in the database and the data folder first')
      .option('--check', 'checks the file and restores nothing')
      .action(restore),
  ]
}
