import { timingSafeEqual } from 'node:crypto'
import { FEEDS_PATH } from '@plainwire/domain/addresses'
import type { StoredFollowAlerts } from '@plainwire/store'
import { type AccountKey, type AccountKeys, keyedHash } from '@plainwire/store/account-keys'

/** The path of the feeds of followed things. */
export const FOLLOWED_FEEDS_PATH = `${FEEDS_PATH}/followed`
/** The length of a token: 192 bits, which can't be guessed. */
const TOKEN_BYTES = 24

function feedToken(
  { thingId, feedNumber }: Pick<StoredFollowAlerts, 'thingId' | 'feedNumber'>,
  { follow }: AccountKey,
) {
  return keyedHash(follow, 'feed', thingId, String(feedNumber)).subarray(0, TOKEN_BYTES)
}

/** The secret path of a followed thing's feed, without its extension. It isn't stored in the database. */
export function feedPath(
  alerts: Pick<StoredFollowAlerts, 'thingId' | 'feedNumber'>,
  [key]: AccountKeys,
): string {
  return `${FOLLOWED_FEEDS_PATH}/${alerts.thingId}/${feedToken(alerts, key).toString('base64url')}`
}

/** Whether a token is the current token of a followed thing's feed. */
export function isFeedToken(
  token: string,
  alerts: Pick<StoredFollowAlerts, 'thingId' | 'feedNumber'>,
  keys: AccountKeys,
): boolean {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== TOKEN_BYTES || alerts.feedNumber <= 0) return false
  // Every key is tried, so that timing doesn't reveal which one matches.
  return keys.filter((key) => timingSafeEqual(feedToken(alerts, key), bytes)).length > 0
}

/** The key that signs messages to a webhook. It differs between followed things and between addresses. */
export function deriveWebhookSecret(
  { thingId, hook }: Pick<StoredFollowAlerts, 'thingId' | 'hook'>,
  [{ follow }]: AccountKeys,
): string {
  return keyedHash(follow, 'hook', thingId, hook?.address ?? '').toString('base64url')
}
