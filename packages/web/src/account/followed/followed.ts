import {
  FOLLOW_KINDS,
  MAX_FOLLOW_KEY_LENGTH,
  MAX_FOLLOW_LABEL_LENGTH,
  MAX_FOLLOWED_THINGS,
  type StoredFollow,
  type StoriesAtLastVisit,
} from '@plainwire/domain/follow'
import { createPersistedStore } from '../../device/storage/persisted.ts'

const NONE: readonly StoredFollow[] = []
const NOTHING: StoriesAtLastVisit = {}

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isText = (value: unknown, limit: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= limit

function isHeldThing(stored: unknown): stored is StoredFollow {
  if (typeof stored !== 'object' || stored === null) return false
  const { kind, key, label, followedAt, storyIds, account } = stored as Record<string, unknown>
  return (
    FOLLOW_KINDS.some((known) => known === kind) &&
    isText(key, MAX_FOLLOW_KEY_LENGTH) &&
    isText(label, MAX_FOLLOW_LABEL_LENGTH) &&
    isMoment(followedAt) &&
    (storyIds === undefined || (Array.isArray(storyIds) && storyIds.every((id) => typeof id === 'string'))) &&
    (account === undefined || account === 'only' || account === 'too')
  )
}

function readFollowed(stored: unknown): readonly StoredFollow[] | undefined {
  const isList = Array.isArray(stored) && stored.length <= MAX_FOLLOWED_THINGS && stored.every(isHeldThing)
  return isList ? stored : undefined
}

function readKnown(stored: unknown): StoriesAtLastVisit | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
  return Object.values(stored).every(isMoment) ? (stored as StoriesAtLastVisit) : undefined
}

/**
 * The things that the reader follows, the last followed first: those of this device, and of the signed-in
 * account.
 */
export const followedThings = createPersistedStore('plainwire.followed', readFollowed, NONE)

/**
 * The stories that the Following page showed at the last visit: by story id, the time of the story's last
 * change. They are never sent anywhere.
 */
export const lastShownFollowedStories = createPersistedStore('plainwire.followed-known', readKnown, NOTHING)

/** The orders in which the Following page can show the followed things. */
export const FOLLOWED_SORT_ORDERS = ['new', 'followed', 'name'] as const
export type FollowedSortOrder = (typeof FOLLOWED_SORT_ORDERS)[number]

/** The chosen order of the Following page. */
export const followedSortOrder = createPersistedStore<FollowedSortOrder>(
  'plainwire.followed-order',
  (stored) => FOLLOWED_SORT_ORDERS.find((order) => order === stored),
  'new',
)

// Restored here, because this module is loaded after the start, when the other stores have already been
// restored.
for (const store of [followedThings, lastShownFollowedStories, followedSortOrder]) store.restore()
