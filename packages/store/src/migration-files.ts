import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'

const FOLDER = join(import.meta.dirname, 'migrations')

/**
 * Reads the migrations from the files of `migrations/`. They only have an `up` function, because a database
 * is never migrated back to an earlier version.
 */
export const migrationFileProvider: MigrationProvider = {
  async getMigrations() {
    const names = await readdir(FOLDER)
    const read = async (file: string): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, file), 'utf8')
      return [parse(file).name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
    }
    return Object.fromEntries(await Promise.all(names.map(read)))
  },
}

/** The migrations of this release, in order. */
export async function listMigrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).map((file) => parse(file).name).sort()
}
