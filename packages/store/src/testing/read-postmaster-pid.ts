import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** The id of the main process of a database server on this machine. Linux only. */
export async function readPostmasterPid(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
  const [, parent] = /\) \S+ (\d+)/.exec(await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8')) ?? []
  return Number(parent)
}
