import type { Log } from '@plainwire/domain/log'
import { createFeedInspectionTools } from '@plainwire/newsroom/inspection'
import {
  ADMIN_LINK_LIFETIME_MINUTES,
  type AdminOptions,
  buildAdminSignInLink,
  generateAdminSecret,
} from '@plainwire/server'
import { type Db, storeAdminSignInLink } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/metrics.ts'
import { createContentHttpClient } from '../newsroom/content-http.ts'
import { now } from '../steady-clock.ts'

export interface AdminOptionsInput {
  config: Config
  /** Returns the database; throws while it is unreachable. */
  db: () => Db
  log: Log
}

/** Builds the options of the operators' pages at /admin. */
export function buildAdminOptions(
  { config, db, log }: AdminOptionsInput,
  closers: AsyncDisposableStack,
): AdminOptions {
  const http = (origins: () => ReadonlySet<string>) =>
    createContentHttpClient(config, [], log, closers, origins)
  return { db, inspection: createFeedInspectionTools({ openHttp: http, db, log, now }, closers) }
}

/**
 * Creates a one-time link that opens /admin.
 *
 * @param publicUrl without a trailing slash
 * @param actor the person who requests the link, for the log of operators' actions
 */
export async function createOneTimeAdminLink(db: Db, publicUrl: string, actor: string): Promise<string> {
  const { secret, hash } = generateAdminSecret()
  const moment = now()
  const expiresAt = new Date(moment.getTime() + ADMIN_LINK_LIFETIME_MINUTES * 60_000)
  await storeAdminSignInLink(db, { hash, expiresAt, actor, now: moment })
  return buildAdminSignInLink(publicUrl, secret)
}

/**
 * Whether only this machine can reach the process, so that a link to /admin may be printed in its terminal.
 */
export function isServedLocallyOnly({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isLoopback(host) && publicUrl === undefined
}
