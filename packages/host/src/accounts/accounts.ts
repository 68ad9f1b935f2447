import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { createGuardedHttp } from '@plainwire/pipeline/serving'
import {
  createAlertSender,
  createMailingJob,
  createMailSender,
  createSmtpTransport,
  type MailTransport,
  openOutbox,
  type VapidOptions,
} from '@plainwire/post'
import type { AccountOptions, EditionSource, ProviderOptions } from '@plainwire/server'
import type { Db, JobHandlers, Jobs } from '@plainwire/store'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { USER_AGENT } from '../commands/outgoing.ts'
import type { Config } from '../config/config.ts'
import type { DataFolder } from '../data/data-folder.ts'
import { HostError } from '../host-error.ts'
import type { Metrics } from '../observe/metrics.ts'
import { observeMails, observePush } from '../observe/observed.ts'
import { traceHttp } from '../observe/traced.ts'
import { now } from '../steady-clock.ts'
import { readOrCreateSecret } from './account-secret.ts'
import { createConfiguredPayments } from './payments.ts'
import { publicUrlOf } from './public-url.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
/** The number of open connections while many mails are sent. */
const MANY_CONNECTIONS = 4

export interface AccountServices {
  options: AccountOptions
  /** Handles a job of the queue: sends the encrypted mail. */
  sendMail(sealed: string): Promise<void>
  /** Returns the job that sends digests and other mails to many readers, run every minute. */
  sendMailings(editions: Pick<EditionSource, 'current'>): (signal: AbortSignal) => Promise<void>
  /**
   * Returns the job that notifies readers of news about what they follow, run every minute.
   *
   * @param vapid the keys for push messages; without them none are sent
   */
  sendAlerts(
    editions: Pick<EditionSource, 'current'>,
    vapid: VapidOptions | undefined,
  ): (signal: AbortSignal) => Promise<void>
  /**
   * Sets the job queue that mails are added to. Before this call, requests for a sign-in code are answered
   * with 'try again'.
   */
  join(jobs: Pick<Jobs, 'requestMail'>): void
}

interface AccountParts {
  config: Config
  data: Pick<DataFolder, 'path'>
  log: Log
  /** Returns the database; throws while it is unreachable. */
  db(): Db
  metrics?: Metrics | undefined
}

interface Transports {
  transport: MailTransport
  /** The connections for mails to many readers. */
  many: MailTransport
}

/**
 * Opens clients for the configured identity providers. A provider's issuer may be at any address, but the
 * addresses in its documents must be public.
 */
function openProviders(
  { config: { accounts }, log }: AccountParts,
  closers: AsyncDisposableStack,
): ProviderOptions {
  const { google, apple, oidc } = accounts.providers
  const issuers = [google, apple, oidc].flatMap((provider) => provider?.issuer ?? [])
  const http = createGuardedHttp({
    ownHosts: [],
    exceptions: issuers.map((issuer) => ({ origin: new URL(issuer).origin })),
    userAgent: USER_AGENT,
    log,
  })
  closers.defer(() => http.close())
  const traced = traceHttp(http, { client: 'sign-in' })
  return {
    google: google && { ...google, http: traced },
    apple: apple && { ...apple, http: traced },
    oidc: oidc && { ...oidc, http: traced },
  }
}

function accountsWith(
  parts: AccountParts,
  { transports, ...own }: Pick<AccountOptions, 'secrets' | 'outbox' | 'forget'> & { transports: Transports },
  closers: AsyncDisposableStack,
): AccountServices {
  const { config, log, db, metrics } = parts
  const transport = observeMails(transports.transport, metrics)
  const many = observeMails(transports.many, metrics)
  const { mailFrom: from, billing } = config.accounts
  let queue: Pick<Jobs, 'requestMail'> | undefined
  const requestMail = async (sealed: string, transaction: Db, worthSeconds?: number) => {
    if (!queue) throw new Error('The queue is not joined yet.')
    await queue.requestMail(sealed, transaction, worthSeconds)
  }
  const publicUrl = publicUrlOf(config)
  // Readers enter the addresses that this client posts to, so only public ones are allowed.
  const http = createGuardedHttp({ ownHosts: [], exceptions: [], userAgent: USER_AGENT, log })
  closers.defer(() => http.close())
  return {
    options: {
      ...own,
      db,
      requestMail,
      billing,
      signUp: config.accounts.signUp,
      providers: openProviders(parts, closers),
      mayReach: (url) => http.mayReach(url),
      payments: createConfiguredPayments(config, log, closers),
    },
    sendMail: createMailSender({ secrets: own.secrets, transport, from, publicUrl, log, now }),
    sendMailings(editions) {
      let work: ReturnType<typeof createMailingJob> | undefined
      return async (signal) => {
        work ??= createMailingJob({
          db: db(),
          keys: deriveAccountKeys(own.secrets),
          transport: many,
          from,
          contactEmail: config.contactEmail,
          publicUrl,
          budget: config.mail.budget,
          log,
          now,
          editions,
        })
        await work(signal)
      }
    },
    sendAlerts: (editions, vapid) =>
      createAlertSender({
        db,
        http: traceHttp(observePush(http, metrics), { client: 'alerts', isHostPrivate: true }),
        vapid,
        keys: deriveAccountKeys(own.secrets),
        editions,
        publicUrl,
        log,
        now,
      }),
    join(jobs) {
      queue = jobs
    },
  }
}

/**
 * Opens accounts for the single process of `start`; undefined if the feature is off. Without a mail server
 * mails are written to the data folder, and `say` prints their codes.
 */
export async function createSingleProcessAccounts(
  parts: AccountParts & { say: (line: string) => void },
  closers: AsyncDisposableStack,
): Promise<AccountServices | undefined> {
  const { config, data, say } = parts
  if (!config.flags.signIn) return undefined
  const secrets = config.accounts.secrets ?? (await readOrCreateSecret(data.path))
  if (config.accounts.smtpUrl !== undefined)
    return accountsBySmtp(parts, secrets, config.accounts.smtpUrl, closers)
  const outbox = await openOutbox(join(data.path, 'outbox'), { say, now })
  closers.defer(() => outbox.close())
  // If a public address is set, there is a proxy, so requests from this machine may come from anybody.
  const isLocal = LOOPBACK.has(config.host) && config.publicUrl === undefined
  say(`No mail server is set (SMTP_URL): codes are shown here${isLocal ? ' and at /dev/outbox' : ''}.`)
  const shown = {
    secrets,
    transports: { transport: outbox, many: outbox },
    outbox: isLocal ? () => outbox.read() : undefined,
    forget: (email: string) => outbox.forget(email),
  }
  return accountsWith(parts, shown, closers)
}

/** Opens accounts for a process that shares them with others; undefined if the feature is off. */
export function createSharedAccounts(
  parts: AccountParts,
  closers: AsyncDisposableStack,
): AccountServices | undefined {
  const { flags, accounts } = parts.config
  if (!flags.signIn) return undefined
  if (accounts.secrets === undefined || accounts.smtpUrl === undefined) {
    throw new HostError(
      "The role 'serve' shares accounts with other processes: name ACCOUNT_SECRET and SMTP_URL, or switch off the feature sign-in.",
    )
  }
  return accountsBySmtp(parts, accounts.secrets, accounts.smtpUrl, closers)
}

function accountsBySmtp(
  parts: AccountParts,
  secrets: AccountOptions['secrets'],
  smtpUrl: string,
  closers: AsyncDisposableStack,
): AccountServices {
  const { dkim } = parts.config.mail
  const transport = createSmtpTransport(smtpUrl, { dkim })
  closers.defer(() => transport.close())
  const many = createSmtpTransport(smtpUrl, { dkim, connections: MANY_CONNECTIONS })
  closers.defer(() => many.close())
  return accountsWith(parts, { secrets, transports: { transport, many } }, closers)
}

/** The job handlers of a process with accounts. */
export function createMailHandlers(
  accounts: AccountServices,
  { editions, vapid }: { editions: Pick<EditionSource, 'current'>; vapid: VapidOptions | undefined },
): Pick<JobHandlers, 'mail' | 'mailings' | 'alerts'> {
  return {
    mail: accounts.sendMail,
    mailings: accounts.sendMailings(editions),
    alerts: accounts.sendAlerts(editions, vapid),
  }
}

/** Schedules mails and alerts every minute, once per database. */
export async function scheduleMails(jobs: Pick<Jobs, 'schedule'>): Promise<void> {
  await jobs.schedule('mailings', '* * * * *')
  await jobs.schedule('alerts', '* * * * *')
}
