import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignInTokens } from '../../packages/domain/src/contract/index.ts'
import { createMailSender, createSmtpTransport, type MailTransport } from '../../packages/post/src/index.ts'
import { decryptMail } from '../../packages/post/src/mail/sealed-mail.ts'
import { silentLog, startServer } from '../../packages/server/src/testing.ts'
import { deriveAccountKeys } from '../../packages/store/src/account-keys/account-keys.ts'
import {
  connect,
  type Db,
  migrate,
  startEmbeddedPostgres,
  startJobQueue,
} from '../../packages/store/src/index.ts'

const SECRETS = ['a secret of thirty-two characters or more'] as const satisfies [string]
/** The address of a mail server on which nothing listens. */
const DEAD_MAIL_SERVER = 'smtp://127.0.0.1:1'

/** A server with accounts, for measurements. */
export interface AccountsServer {
  db: Db
  url: string
  /** Sends one request from a client network that no other request uses. */
  call(method: string, path: string, options?: { body?: unknown; token?: string }): Promise<Response>
  signIn(email: string): Promise<SignInTokens>
  /** Moves the server's clock forward, in ms. */
  pass(ms: number): void
  close(): Promise<void>
}

/** A mail server that accepts everything, for measurements that aren't about mails. */
const ACCEPT_ALL: MailTransport = { send: async () => undefined, close: () => undefined }

/**
 * Opens a server with accounts on a real database with its real job queue.
 *
 * @param isMailDead true if the mail server is unreachable
 */
export async function startAccountsServer({ isMailDead }: { isMailDead: boolean }): Promise<AccountsServer> {
  const closers = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-accounts-'))
  closers.defer(() => rm(dataDir, { recursive: true }))
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog })
  closers.defer(stop)
  await migrate({ connectionString, log: silentLog })
  const db = await connect({ connectionString, log: silentLog })
  closers.defer(() => db.destroy())
  let shift = 0
  const now = () => new Date(Date.now() + shift)
  const transport = isMailDead ? createSmtpTransport(DEAD_MAIL_SERVER) : ACCEPT_ALL
  closers.defer(() => transport.close())
  const sender = {
    secrets: SECRETS,
    transport,
    from: 'Plainwire <editors@plainwire.example>',
    log: silentLog,
    now,
  }
  const mail = createMailSender({ ...sender, publicUrl: 'http://plainwire.test' })
  const jobs = await startJobQueue({ connectionString, log: silentLog, work: { mail }, drainMs: 1_000 })
  closers.defer(() => jobs.stop())
  let lastMail = ''
  const server = await startServer({
    trustProxy: true,
    now,
    accounts: {
      db: () => db,
      secrets: SECRETS,
      billing: 'simulated',
      async requestMail(sealed, transaction) {
        lastMail = sealed
        await jobs.requestMail(sealed, transaction)
      },
    },
  })
  closers.defer(() => server.stop())
  let caller = 0
  const call: AccountsServer['call'] = (method, path, { body, token } = {}) => {
    caller += 1
    return fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  return {
    db,
    url: server.url,
    call,
    async signIn(email) {
      await call('POST', '/auth/email/start', { body: { email } })
      const mail = await decryptMail(lastMail, deriveAccountKeys(SECRETS))
      const code = mail && 'code' in mail ? mail.code : undefined
      const answer = await call('POST', '/auth/email/verify', { body: { email, code } })
      return SignInTokens.parse(await answer.json())
    },
    pass(ms) {
      shift += ms
    },
    close: () => closers.disposeAsync(),
  }
}
