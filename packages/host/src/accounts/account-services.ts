import type { Log } from '@plainwire/domain/log'
import { createGuardedHttp } from '@plainwire/pipeline/serving'
import {
  createAlertJob,
  createMailingJob,
  createMailSender,
  type MailTransport,
  type VapidOptions,
} from '@plainwire/post'
import type { AccountServiceDependencies, EditionSource, ProviderOptions } from '@plainwire/server'
import type { Db, JobQueue } from '@plainwire/store'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import type { Config } from '../config/config.ts'
import type { DataFolder } from '../data/data-folder.ts'
import type { Metrics } from '../observe/metrics.ts'
import { wrapMailTransportWithMetrics, wrapPushClientWithMetrics } from '../observe/observed.ts'
import { wrapHttpClientWithTracing } from '../observe/traced.ts'
import { USER_AGENT } from '../outgoing.ts'
import { now } from '../steady-clock.ts'
import { createConfiguredPayments } from './payments.ts'
import { resolvePublicUrl } from './public-url.ts'

export interface AccountServices {
  options: AccountServiceDependencies
  /** Handles a job of the queue: decrypts the job's mail, which is encrypted in the queue, and sends it. */
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
  join(jobs: Pick<JobQueue, 'requestMail'>): void
}

/** The settings and resources of accounts. */
export interface AccountDependencies {
  config: Config
  data: Pick<DataFolder, 'path'>
  log: Log
  /** Returns the database; throws while it is unreachable. */
  db(): Db
  metrics?: Metrics | undefined
}

interface Transports {
  transport: MailTransport
  /** The transport for digests and other mails to many readers. */
  many: MailTransport
}

/**
 * Opens clients for the configured identity providers. A provider's issuer may be at any address, because the
 * operator has configured it, but the other addresses in the provider's discovery document must be public.
 */
function openProviders(
  { config: { accounts }, log }: AccountDependencies,
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
  const traced = wrapHttpClientWithTracing(http, { client: 'sign-in' })
  return {
    google: google && { ...google, http: traced },
    apple: apple && { ...apple, http: traced },
    oidc: oidc && { ...oidc, http: traced },
  }
}

/**
 * Creates the services that accounts need, from the secrets and the mail transports.
 *
 * @param closers closes the clients that are opened for identity providers, payments and alerts
 */
export function createAccountServices(
  parts: AccountDependencies,
  {
    transports,
    ...own
  }: Pick<AccountServiceDependencies, 'secrets' | 'outbox' | 'forget'> & { transports: Transports },
  closers: AsyncDisposableStack,
): AccountServices {
  const { config, log, db, metrics } = parts
  const transport = wrapMailTransportWithMetrics(transports.transport, metrics)
  const many = wrapMailTransportWithMetrics(transports.many, metrics)
  const { mailFrom: from, billing } = config.accounts
  let queue: Pick<JobQueue, 'requestMail'> | undefined
  const requestMail = async (sealed: string, transaction: Db, worthSeconds?: number) => {
    if (!queue) throw new Error('The queue is not joined yet.')
    await queue.requestMail(sealed, transaction, worthSeconds)
  }
  const publicUrl = resolvePublicUrl(config)
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
      createAlertJob({
        db,
        http: wrapHttpClientWithTracing(wrapPushClientWithMetrics(http, metrics), {
          client: 'alerts',
          isHostPrivate: true,
        }),
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
