import type { Language } from '@plainwire/domain/language'

interface BreakingStoryTable {
  story_id: string
  broke_at: Date
  reports: number
}

export interface PushSubscriptionTable {
  id: string
  endpoint_key: Uint8Array
  endpoint: string
  p256dh: string
  auth: string
  language: Language
  quiet_from: number
  quiet_to: number
  time_zone: string
}

interface PushClaimTable {
  subscription_id: string
  story_id: string
  claimed_at: Date
  retry_at: Date | null
}

/** The tables of breaking news. */
export interface PushTables {
  breaking_stories: BreakingStoryTable
  push_subscriptions: PushSubscriptionTable
  push_claims: PushClaimTable
}
