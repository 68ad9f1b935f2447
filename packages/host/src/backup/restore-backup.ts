import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { beginRestore, type RestoreInProgress } from '@plainwire/store'
import { HostError } from '../host-error.ts'
import { areEntryChecksumsEqual, computeEntryChecksum } from './entry-checksum.ts'
import type { BackupEntryHeader, Manifest } from './manifest.ts'
import { checkBackup, readBackup } from './read-backup.ts'
import { BACKUP_FILES } from './write-backup.ts'

export interface RestoreTarget {
  connectionString: string
  dataDir: string
  /** Whether existing content of the database may be deleted. */
  mayReplace: boolean
  log: Log
}

/**
 * Restores a backup: checks the whole file first, loads its tables in one transaction, and compares every
 * table with the backup. Then the files of the data folder are written, and the transaction is committed.
 *
 * @throws HostError if the file is damaged or its content differs after loading; StoreError if the database
 * can't be used
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await checkBackup(file)
  if (!target.mayReplace) await refuseFiles(manifest, target.dataDir)
  await using closers = new AsyncDisposableStack()
  const { migrations, sequences } = manifest
  const restoring = await beginRestore({ ...target, migrations, sequences }, closers)
  const files = new Map<string, Buffer>()
  const tables: Extract<BackupEntryHeader, { kind: 'table' }>[] = []
  await readBackup(file, async (header, bytes) => {
    if (header.kind === 'file') {
      const chunks: Buffer[] = []
      for await (const chunk of bytes) chunks.push(chunk)
      files.set(header.name, Buffer.concat(chunks))
      return
    }
    tables.push(header)
    await restoring.load(header, bytes)
  })
  await compare(restoring, manifest, tables)
  await writeFiles(files, target.dataDir)
  await restoring.finish()
  return manifest
}

/**
 * Reads the loaded rows and compares their checksums with those in the backup.
 *
 * @throws HostError if a table differs
 */
async function compare(
  restoring: RestoreInProgress,
  { entries }: Manifest,
  tables: readonly Extract<BackupEntryHeader, { kind: 'table' }>[],
): Promise<void> {
  for (const table of tables) {
    const loaded = await computeEntryChecksum(table, restoring.rows(table))
    const entry = entries.find(({ kind, name }) => kind === 'table' && name === table.name)
    if (!entry || !areEntryChecksumsEqual(loaded, entry))
      throw new HostError(`The table ${table.name} did not arrive as it was: nothing was restored.`)
  }
}

/**
 * Checks that none of the backup's files exists in the data folder yet.
 *
 * @throws HostError if one of them exists
 */
async function refuseFiles({ entries }: Manifest, dataDir: string): Promise<void> {
  for (const { kind, name } of entries) {
    const isThere = kind === 'file' && (await stat(join(dataDir, name)).catch(() => undefined))
    if (isThere)
      throw new HostError(
        `${join(dataDir, name)} is there already: choose an empty DATA_DIR, or replace it with --force.`,
      )
  }
}

async function writeFiles(files: ReadonlyMap<string, Buffer>, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  for (const [name, bytes] of files) {
    if (!(BACKUP_FILES as readonly string[]).includes(name)) continue
    const path = join(dataDir, name)
    await writeFile(`${path}.tmp`, bytes, { mode: 0o600, flush: true })
    await rename(`${path}.tmp`, path)
    if (!(await readFile(path)).equals(bytes)) throw new HostError(`The file ${path} could not be restored.`)
  }
}
