import { SignInTokens } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { decryptMail, type SessionTheftMail, type SignInCodeMail } from '@plainwire/post'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { sql } from 'kysely'
import { silentLog, startServer, type TestServer } from '../testing.ts'
import type { AccountServiceDependencies } from './account-options.ts'
import { type AccountService, createAccountService } from './accounts.ts'

export const TEST_SECRETS = ['a secret of thirty-two characters or more'] as const satisfies [string]
const MAX_ATTEMPTS = 500
const START = Date.parse('2026-11-20T12:00:00Z')

/** A server with accounts and a real database. The test receives the server's mails and sets its clock. */
export interface AccountTestServer {
  server: TestServer
  /** The accounts of the server, for tests that call them directly, without HTTP. */
  accounts: AccountService
  database: TestDatabase
  /** The queued mails, encrypted. */
  sealed: string[]
  /** Returns the mails with sign-in codes that would have been sent. */
  mails(): Promise<SignInCodeMail[]>
  /** Returns the mails about stolen sessions that would have been sent. */
  theftMails(): Promise<SessionTheftMail[]>
  lastCode(): Promise<string>
  /** Moves the server's clock forward by a number of seconds. */
  wait(seconds: number): void
  now(): Date
  call(method: string, path: string, options?: CallAs): Promise<Response>
  /** Sends a request without a network connection, for tests of thousands of calls. */
  inside(method: string, path: string, options?: CallAs): Promise<InsideAnswer>
  signIn(email: string, headers?: Record<string, string>): Promise<SignInTokens>
  /** Ends the server and starts another on the same database. */
  restart(): Promise<void>
  stop(): Promise<void>
}

interface CallAs {
  body?: unknown
  token?: string
  from?: string
  headers?: Record<string, string>
}

interface InsideAnswer {
  status: number
  headers: Record<string, unknown>
  text: string
}

/** Starts the server; for tests. Each call is sent from a new network unless `from` is given. */
export async function startAccountTestServer({
  log,
  ...over
}: { log?: Log } & Partial<AccountServiceDependencies> = {}): Promise<AccountTestServer> {
  const database = await testDatabase()
  const sealed: string[] = []
  let clock = START
  let caller = 0
  const options: AccountServiceDependencies = {
    db: () => database.db,
    secrets: TEST_SECRETS,
    billing: 'simulated',
    requestMail: async (mail) => {
      sealed.push(mail)
    },
    ...over,
  }
  const now = () => new Date(clock)
  const start = () => startServer({ trustProxy: true, now, ...(log && { log }), accounts: options })
  let server = await start()
  const headersOf = ({ body, token, from, headers }: CallAs) => {
    caller += 1
    return {
      'x-forwarded-for': from ?? `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    }
  }
  // A server on a busy machine refuses some requests before they take effect; they are retried, as clients do.
  const patiently = async <Answer extends { status: number }>(send: () => Promise<Answer>) => {
    for (let patience = MAX_ATTEMPTS; ; patience -= 1) {
      const answer = await send()
      if (answer.status !== 503 || patience === 0) return answer
    }
  }
  const call: AccountTestServer['call'] = (method, path, options = {}) => {
    const { body } = options
    return patiently(() =>
      fetch(`${server.url}/api${path}`, {
        method,
        headers: headersOf(options),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  }
  const opened = () => Promise.all(sealed.map((mail) => decryptMail(mail, deriveAccountKeys(TEST_SECRETS))))
  const lastCode = async () => {
    const mail = await decryptMail(sealed.at(-1) ?? '', deriveAccountKeys(TEST_SECRETS))
    return mail && 'code' in mail ? mail.code : ''
  }
  return {
    get server() {
      return server
    },
    accounts: createAccountService({
      accounts: options,
      issuer: 'http://plainwire.test',
      log: log ?? silentLog,
      now,
    }),
    database,
    sealed,
    mails: async () => (await opened()).flatMap((mail) => (mail && 'code' in mail ? mail : [])),
    theftMails: async () => (await opened()).flatMap((mail) => (mail && 'stolenFrom' in mail ? mail : [])),
    lastCode,
    wait(seconds) {
      clock += seconds * 1000
    },
    now,
    call,
    inside: (method, path, options = {}) =>
      patiently(async () => {
        const { statusCode, headers, body } = await server.app.inject({
          method: method as 'GET',
          url: `/api${path}`,
          headers: headersOf(options),
          ...(options.body !== undefined && { payload: JSON.stringify(options.body) }),
        })
        return { status: statusCode, headers, text: body }
      }),
    async signIn(email, headers = {}) {
      await call('POST', '/auth/email/start', { body: { email } })
      const body = { email, code: await lastCode() }
      const answer = await call('POST', '/auth/email/verify', { body, headers })
      return SignInTokens.parse(await answer.json())
    },
    async restart() {
      await server.stop()
      server = await start()
    },
    async stop() {
      await server.stop()
      await database.drop()
    },
  }
}

/**
 * Returns all rows of all tables, including the queue, as text; for tests that search for data that must not
 * be stored.
 */
export async function dumpDatabase({ db }: TestDatabase): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
  `.execute(db)
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.raw(name)} t`.execute(db)
      return rows.map(({ row }) => `${name} ${row}`).join('\n')
    }),
  )
  return dumps.join('\n')
}
