import { timingSafeEqual } from 'node:crypto'
import { FEEDS_PATH } from '@plainwire/domain/addresses'
import type { StoredFollowAlertSettings } from '@plainwire/store'
import { type AccountKeySet, type AccountKeySets, computeHmacSha256 } from '@plainwire/store/account-keys'

/** The path of the feeds of followed things. */
export const FOLLOW_FEEDS_PATH = `${FEEDS_PATH}/followed`
/** The length of a token, in bytes: 192 bits can't be guessed. */
const TOKEN_BYTES = 24

function feedToken(
  { thingId, feedNumber }: Pick<StoredFollowAlertSettings, 'thingId' | 'feedNumber'>,
  { follow }: AccountKeySet,
) {
  return computeHmacSha256(follow, 'feed', thingId, String(feedNumber)).subarray(0, TOKEN_BYTES)
}

/**
 * The secret path of a followed thing's feed, without its extension. It is derived from the operator's secret
 * instead of being stored, so that a copy of the database doesn't reveal it.
 */
export function deriveFollowFeedPath(
  alerts: Pick<StoredFollowAlertSettings, 'thingId' | 'feedNumber'>,
  [key]: AccountKeySets,
): string {
  return `${FOLLOW_FEEDS_PATH}/${alerts.thingId}/${feedToken(alerts, key).toString('base64url')}`
}

/** Whether a token is the current token of a followed thing's feed. */
export function isCurrentFollowFeedToken(
  token: string,
  alerts: Pick<StoredFollowAlertSettings, 'thingId' | 'feedNumber'>,
  keys: AccountKeySets,
): boolean {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== TOKEN_BYTES || alerts.feedNumber <= 0) return false
  // Every key is tried, so that timing doesn't reveal which one matches.
  return keys.filter((key) => timingSafeEqual(feedToken(alerts, key), bytes)).length > 0
}

/** The key that signs messages to a webhook. It differs between followed things and between addresses. */
export function deriveWebhookSecret(
  { thingId, hook }: Pick<StoredFollowAlertSettings, 'thingId' | 'hook'>,
  [{ follow }]: AccountKeySets,
): string {
  return computeHmacSha256(follow, 'hook', thingId, hook?.address ?? '').toString('base64url')
}
