import {
  addToKnownStories,
  buildFollowedThingId,
  type FollowedThing,
  type StoredFollow,
} from '@plainwire/domain/follow'
import { useEffect, useMemo, useState } from 'react'
import {
  type FollowedSortOrder,
  followedSortOrder,
  followedThings,
  lastShownFollowedStories,
} from '../../account/followed/followed.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useEdition, useEditionSource } from '../../edition/edition-context.ts'
import type { FollowedStories, FollowingPageContent } from '../../edition/handlers/followed.ts'
import { useWorkerQuery } from '../../edition/use-answer.ts'
import { useListSettings } from '../../edition/use-reading.ts'
import { formatFollowedThingName } from './followed-name.ts'

/** A followed thing with its stories in the edition. `news` is undefined until they are loaded. */
export interface FollowedThingWithStories {
  thing: StoredFollow
  news: FollowedStories | undefined
}

/**
 * Returns the followed things. Things that are unfollowed while the page is open remain in the result, so
 * that the reader can follow them again.
 */
function useShownThings(): readonly StoredFollow[] {
  const things = usePersistedStore(followedThings)
  const [first] = useState(things)
  return useMemo(() => {
    const followedIds = new Set(things.map(buildFollowedThingId))
    const unfollowed = first.filter((thing) => !followedIds.has(buildFollowedThingId(thing)))
    return unfollowed.length === 0 ? things : [...things, ...unfollowed]
  }, [things, first])
}

/** Marks the shown stories as known when the reader leaves the page, so that they stay new until then. */
function useVisit(answer: FollowingPageContent | undefined): void {
  useEffect(() => {
    if (!answer) return
    const note = () =>
      lastShownFollowedStories.set(
        addToKnownStories(
          lastShownFollowedStories.get(),
          Object.entries(answer.shown).map(([id, updated_at]) => ({ id, updated_at })),
        ),
      )
    addEventListener('pagehide', note)
    return () => {
      removeEventListener('pagehide', note)
      note()
    }
  }, [answer])
}

/** Sorts followed things by the reader's chosen order. */
export function sortFollowedThings(
  entries: readonly FollowedThingWithStories[],
  order: FollowedSortOrder,
  nameOf: (thing: FollowedThing) => string,
): readonly FollowedThingWithStories[] {
  if (order === 'followed') return entries
  if (order === 'name') return entries.toSorted((a, b) => nameOf(a.thing).localeCompare(nameOf(b.thing)))
  const newest = ({ news }: FollowedThingWithStories) => Date.parse(news?.fresh[0]?.updatedAt ?? '') || 0
  // Sorting is stable: things without new stories come last, in the order in which they were followed.
  return entries.toSorted((a, b) => newest(b) - newest(a))
}

/**
 * Returns the followed things with their stories, in the order that the reader has chosen. Makes the page
 * load the whole edition.
 */
export function useFollowing(): { entries: readonly FollowedThingWithStories[]; isLoading: boolean } {
  const { newsClient, loadWhole } = useEditionSource()
  const { failure } = useEdition()
  const reading = useListSettings()
  const things = useShownThings()
  const order = usePersistedStore(followedSortOrder)
  const [known] = useState(() => lastShownFollowedStories.get())
  useEffect(loadWhole, [loadWhole])
  const request = reading && things.length > 0 ? { ...reading, things: [...things], known } : undefined
  const answer = useWorkerQuery('followed', request, request && (() => newsClient.followed(request)))
  const data = answer?.ok ? answer.data : undefined
  useVisit(data)
  const entries = useMemo(() => {
    const byId = new Map(data?.things.map((news) => [news.id, news]))
    const all = things.map((thing) => ({ thing, news: byId.get(buildFollowedThingId(thing)) }))
    return sortFollowedThings(all, order, (thing) =>
      formatFollowedThingName(thing, reading?.language ?? 'en'),
    )
  }, [things, data, order, reading?.language])
  return { entries, isLoading: things.length > 0 && !data && !failure && !(answer && !answer.ok) }
}
