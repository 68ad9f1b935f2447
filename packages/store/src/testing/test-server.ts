import pg from 'pg'

/** The PostgreSQL server of a test run. */
interface TestServer {
  connectionString: string
  /** The name of a migrated database that is copied and never connected to. */
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run, used by testDatabase(). */
    storeTestServer: TestServer
  }
}

/** The connection string of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** The connection string for creating and dropping databases. */
export function adminConnectionString(server: string): string {
  return databaseUrl(server, 'postgres')
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
