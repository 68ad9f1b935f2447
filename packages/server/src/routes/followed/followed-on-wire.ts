import type { FollowAlerts } from '@plainwire/domain/contract'
import { deriveFollowFeedPath, deriveWebhookSecret } from '@plainwire/post'
import {
  countAlertDevices,
  findReaderFollowAlertSettings,
  listFollowedThings,
  type StoredFollowAlertSettings,
} from '@plainwire/store'
import type { AccountService } from '../../accounts/accounts.ts'

/**
 * Converts a reader's settings for notifications about a followed thing to the form that the API returns.
 */
export function toApiAlertSettings(
  alerts: StoredFollowAlertSettings,
  { keys, publicUrl }: Pick<AccountService, 'keys' | 'publicUrl'>,
): FollowAlerts {
  const { thing, inDigest, hasBell, feedNumber, hook } = alerts
  const path = feedNumber > 0 ? `${publicUrl}${deriveFollowFeedPath(alerts, keys)}` : undefined
  return {
    kind: thing.kind,
    key: thing.key,
    digest: inDigest,
    bell: hasBell,
    feed: path ? { atom: `${path}.atom`, json: `${path}.json` } : null,
    hook: hook && { ...hook, secret: deriveWebhookSecret(alerts, keys) },
  }
}

const hasAlerts = ({ digest, bell, feed, hook }: FollowAlerts) =>
  digest || bell || feed !== null || hook !== null

/**
 * Returns the things that a reader follows, how they are notified of each, and how many of their devices
 * receive notifications.
 */
export async function fetchFollowedThings(accounts: AccountService, readerId: string) {
  const { withDb } = accounts
  const things = await withDb((db) => listFollowedThings(db, readerId))
  const all = await withDb((db) => findReaderFollowAlertSettings(db, readerId))
  return {
    things,
    alerts: all.map((alerts) => toApiAlertSettings(alerts, accounts)).filter(hasAlerts),
    devices: await withDb((db) => countAlertDevices(db, readerId)),
  }
}
