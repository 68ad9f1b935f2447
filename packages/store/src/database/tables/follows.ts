import type { FollowKind } from '@plainwire/domain/follow'
import type { Language } from '@plainwire/domain/language'
import type { Generated } from 'kysely'

export interface FollowedThingTable {
  id: Generated<string>
  reader_id: string
  name: string
  kind: FollowKind
  key: string
  label: string
  story_ids: string[]
  followed_at: Date
  in_digest: Generated<boolean>
  has_bell: Generated<boolean>
  feed_number: Generated<number>
  hook_kind: 'webhook' | 'ntfy' | null
  hook_address: string | null
  alerts_since: Date | null
}

interface FollowDeviceTable {
  reader_id: string
  endpoint_key: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  language: Language
  quiet_from: number
  quiet_to: number
  time_zone: string
}

interface FollowAlertTable {
  thing_id: string
  story_id: string
  noted_at: Date
}

export interface FollowMessageTable {
  thing_id: string
  story_id: string
  channel: string
  state: Generated<'waiting' | 'handed' | 'sent' | 'failed'>
  tries: Generated<number>
  try_at: Date
}

/** The tables of followed things and their alerts. */
export interface FollowTables {
  followed_things: FollowedThingTable
  follow_devices: FollowDeviceTable
  follow_alerts: FollowAlertTable
  follow_messages: FollowMessageTable
}
