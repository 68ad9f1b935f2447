import type { FollowAlerts } from '@plainwire/domain/contract'
import { deriveHookSecret, feedPath } from '@plainwire/post'
import {
  countFollowDevices,
  followAlertsOfReader,
  followedThings,
  type StoredFollowAlerts,
} from '@plainwire/store'
import type { Accounts } from '../../accounts/accounts.ts'

/**
 * Converts the settings by which a reader is notified of a followed thing to the form that the API returns.
 */
export function alertsOnWire(
  alerts: StoredFollowAlerts,
  { keys, publicUrl }: Pick<Accounts, 'keys' | 'publicUrl'>,
): FollowAlerts {
  const { thing, inDigest, hasBell, feedNumber, hook } = alerts
  const path = feedNumber > 0 ? `${publicUrl}${feedPath(alerts, keys)}` : undefined
  return {
    kind: thing.kind,
    key: thing.key,
    digest: inDigest,
    bell: hasBell,
    feed: path ? { atom: `${path}.atom`, json: `${path}.json` } : null,
    hook: hook && { ...hook, secret: deriveHookSecret(alerts, keys) },
  }
}

const hasAlerts = ({ digest, bell, feed, hook }: FollowAlerts) =>
  digest || bell || feed !== null || hook !== null

/** The things a reader follows, how they are notified, and how many devices receive notifications. */
export async function followedOf(accounts: Accounts, readerId: string) {
  const { ask } = accounts
  const things = await ask((db) => followedThings(db, readerId))
  const all = await ask((db) => followAlertsOfReader(db, readerId))
  return {
    things,
    alerts: all.map((alerts) => alertsOnWire(alerts, accounts)).filter(hasAlerts),
    devices: await ask((db) => countFollowDevices(db, readerId)),
  }
}
