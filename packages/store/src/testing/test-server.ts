import pg from 'pg'

/** The PostgreSQL of a test run. */
export interface TestServer {
  connectionString: string
  /** A migrated database that nobody is connected to. */
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL of this run, for testDatabase(). */
    storeTestServer: TestServer
  }
}

/** The address of another database on the same server. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** The address from which databases are made and dropped. */
export function adminOf(server: string): string {
  return databaseOn(server, 'postgres')
}

export async function runStatement(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
