import type { Log } from '@plainwire/domain/log'
import { type AdminOptions, adminLink, adminSecret, LINK_MINUTES } from '@plainwire/server'
import { type Db, makeAdminLink } from '@plainwire/store'
import type { Config } from '../config.ts'
import { isLoopback } from '../config-metrics.ts'
import { feedInspection } from '../own-newsroom/feed-inspection.ts'
import { now } from '../steady-clock.ts'

export interface AdminOrder {
  config: Config
  /** The database; throws while it is away. */
  db: () => Db
  log: Log
}

/** The operators' pages of this process. */
export function adminOf({ config, db, log }: AdminOrder, closers: AsyncDisposableStack): AdminOptions {
  return { db, inspection: feedInspection({ config, db, log, now }, closers) }
}

/** Makes a one-time link. @param publicUrl without a slash at the end @param actor who wants it, for the log */
export async function newAdminLink(db: Db, publicUrl: string, actor: string): Promise<string> {
  const { secret, hash } = adminSecret()
  const moment = now()
  const expiresAt = new Date(moment.getTime() + LINK_MINUTES * 60_000)
  await makeAdminLink(db, { hash, expiresAt, actor, now: moment })
  return adminLink(publicUrl, secret)
}

/** Whether the terminal that starts this process is this machine's own, and nobody else reaches what it serves. */
export function isForThisMachine({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isLoopback(host) && publicUrl === undefined
}
