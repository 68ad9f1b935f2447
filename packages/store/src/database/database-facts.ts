import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Facts about a database server. */
export interface DatabaseServerInfo {
  /** The version of PostgreSQL, for example '18.4'. */
  version: string
  /** The time of the database server's clock. */
  now: Date
  /** Size of the whole database, in bytes. */
  size: number
}

/** Queries the database server for its facts. */
export async function queryDatabaseServerInfo(db: Db): Promise<DatabaseServerInfo> {
  const { rows } = await sql<DatabaseServerInfo>`
    SELECT split_part(current_setting('server_version'), ' ', 1) AS version, clock_timestamp() AS now,
      pg_database_size(current_database()) AS size
  `.execute(db)
  if (!rows[0]) throw new Error('The database answered nothing.')
  return rows[0]
}
