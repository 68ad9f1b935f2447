import { join } from 'node:path'
import pg from 'pg'
import { prepareDatabasePaths } from './database-paths.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { readPidFile } from './process/pid-file.ts'

// A program for the crash tests: starts the embedded database of a folder and commits one row after another.
const [dataDir = '', from = '0'] = process.argv.slice(2)
const print = (line: string | number) => process.stdout.write(`${line}\n`)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function write(connectionString: string, first: number): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 2 })
  pool.on('error', () => undefined)
  await pool.query('CREATE TABLE IF NOT EXISTS rows (number integer PRIMARY KEY)')
  for (let number = first; ; number += 1) {
    for (;;) {
      const isStored = await pool.query('INSERT INTO rows VALUES ($1) ON CONFLICT DO NOTHING', [number]).then(
        () => true,
        () => false,
      )
      if (isStored) break
    }
    print(number)
  }
}

try {
  const { connectionString } = await startEmbeddedPostgres({ dataDir, log: silent })
  const { data } = await prepareDatabasePaths(dataDir)
  print(`ready ${(await readPidFile(join(data)))?.pid}`)
  await write(connectionString, Number(from))
} catch (error) {
  print(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
