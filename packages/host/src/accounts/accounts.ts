import { join } from 'node:path'
import { createSmtpTransport, openMailOutboxFolder, type VapidOptions } from '@plainwire/post'
import type { AccountServiceDependencies, EditionSource } from '@plainwire/server'
import type { JobHandlers, JobQueue } from '@plainwire/store'
import { HostError } from '../host-error.ts'
import { now } from '../steady-clock.ts'
import { readOrCreateSecret } from './account-secret.ts'
import { type AccountDependencies, type AccountServices, createAccountServices } from './account-services.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
/** The number of connections to the mail server for mails to many readers. */
const MANY_CONNECTIONS = 4

/**
 * Creates the account services for the single process of `start`; undefined if the sign-in feature is off.
 * Without a mail server, mails are written to the data folder, and `print` shows their sign-in codes.
 */
export async function createSingleProcessAccountServices(
  parts: AccountDependencies & { print: (line: string) => void },
  closers: AsyncDisposableStack,
): Promise<AccountServices | undefined> {
  const { config, data, print } = parts
  if (!config.flags.signIn) return undefined
  const secrets = config.accounts.secrets ?? (await readOrCreateSecret(data.path))
  if (config.accounts.smtpUrl !== undefined)
    return accountsBySmtp(parts, secrets, config.accounts.smtpUrl, closers)
  const outbox = await openMailOutboxFolder(join(data.path, 'outbox'), { print, now })
  closers.defer(() => outbox.close())
  // If a public address is set, the process isn't local even on a loopback address, because a proxy on this
  // machine may forward anybody's requests to it.
  const isLocal = LOOPBACK.has(config.host) && config.publicUrl === undefined
  print(`No mail server is set (SMTP_URL): codes are shown here${isLocal ? ' and at /dev/outbox' : ''}.`)
  const shown = {
    secrets,
    transports: { transport: outbox, many: outbox },
    outbox: isLocal ? () => outbox.read() : undefined,
    forget: (email: string) => outbox.forget(email),
  }
  return createAccountServices(parts, shown, closers)
}

/**
 * Creates the account services for a process that shares accounts with other processes; undefined if the
 * sign-in feature is off.
 *
 * @throws HostError if ACCOUNT_SECRET or SMTP_URL isn't set
 */
export function createMultiProcessAccountServices(
  parts: AccountDependencies,
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
  parts: AccountDependencies,
  secrets: AccountServiceDependencies['secrets'],
  smtpUrl: string,
  closers: AsyncDisposableStack,
): AccountServices {
  const { dkim } = parts.config.mail
  const transport = createSmtpTransport(smtpUrl, { dkim })
  closers.defer(() => transport.close())
  const many = createSmtpTransport(smtpUrl, { dkim, connections: MANY_CONNECTIONS })
  closers.defer(() => many.close())
  return createAccountServices(parts, { secrets, transports: { transport, many } }, closers)
}

/** Returns the handlers of the jobs that send sign-in codes, mails to many readers, and alerts. */
export function createMailJobHandlers(
  accounts: AccountServices,
  { editions, vapid }: { editions: Pick<EditionSource, 'current'>; vapid: VapidOptions | undefined },
): Pick<JobHandlers, 'mail' | 'mailings' | 'alerts'> {
  return {
    mail: accounts.sendMail,
    mailings: accounts.sendMailings(editions),
    alerts: accounts.sendAlerts(editions, vapid),
  }
}

/**
 * Schedules the jobs for mails and alerts every minute, each once for all processes that share a database.
 */
export async function scheduleMailJobs(jobs: Pick<JobQueue, 'schedule'>): Promise<void> {
  await jobs.schedule('mailings', '* * * * *')
  await jobs.schedule('alerts', '* * * * *')
}
