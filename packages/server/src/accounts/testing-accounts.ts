import { Tokens } from '@plainwire/domain/contract'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { type CodeMail, openMail } from '../mail/sealed-mail.ts'
import type { Log } from '../options.ts'
import { startServer, type TestServer } from '../testing.ts'
import { accountKeys } from './account-keys.ts'
import type { AccountOptions } from './account-options.ts'

export const TEST_SECRETS = ['a secret of thirty-two characters or more'] as const satisfies [string]
const MAX_ASKS = 500
const START = Date.parse('2026-11-20T12:00:00Z')

/** A server with accounts on a real database, whose mails and clock are the test's. */
export interface AccountServer {
  server: TestServer
  database: TestDatabase
  /** What was put in the queue, sealed. */
  sealed: string[]
  /** The mails that would have been sent. */
  mails(): Promise<CodeMail[]>
  lastCode(): Promise<string>
  /** Moves the clock on, in seconds. */
  wait(seconds: number): void
  now(): Date
  call(method: string, path: string, options?: CallAs): Promise<Response>
  signIn(email: string, headers?: Record<string, string>): Promise<Tokens>
  stop(): Promise<void>
}

interface CallAs {
  body?: unknown
  token?: string
  from?: string
  headers?: Record<string, string>
}

/** Starts it; for tests. Each call comes from a network of its own unless `from` says otherwise. */
export async function startAccountServer({
  log,
  ...over
}: { log?: Log } & Partial<AccountOptions> = {}): Promise<AccountServer> {
  const database = await testDatabase()
  const sealed: string[] = []
  let clock = START
  let caller = 0
  const server = await startServer({
    trustProxy: true,
    now: () => new Date(clock),
    ...(log && { log }),
    accounts: {
      db: () => database.db,
      secrets: TEST_SECRETS,
      billing: 'simulated',
      requestMail: async (mail) => {
        sealed.push(mail)
      },
      ...over,
    },
  })
  const ask: AccountServer['call'] = (method, path, { body, token, from, headers } = {}) => {
    caller += 1
    return fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': from ?? `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  // A busy machine refuses some before they act: they are asked again, as clients do.
  const call: AccountServer['call'] = async (method, path, options) => {
    for (let patience = MAX_ASKS; ; patience -= 1) {
      const answer = await ask(method, path, options)
      if (answer.status !== 503 || patience === 0) return answer
    }
  }
  const mails = async () => {
    const opened = await Promise.all(sealed.map((mail) => openMail(mail, accountKeys(TEST_SECRETS))))
    return opened.flatMap((mail) => mail ?? [])
  }
  const lastCode = async () => (await mails()).at(-1)?.code ?? ''
  return {
    server,
    database,
    sealed,
    mails,
    lastCode,
    wait(seconds) {
      clock += seconds * 1000
    },
    now: () => new Date(clock),
    call,
    async signIn(email, headers = {}) {
      await call('POST', '/auth/email/start', { body: { email } })
      const body = { email, code: await lastCode() }
      const answer = await call('POST', '/auth/email/verify', { body, headers })
      return Tokens.parse(await answer.json())
    },
    async stop() {
      await server.stop()
      await database.drop()
    },
  }
}
