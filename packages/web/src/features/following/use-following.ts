import { type FollowedThing, followId, type HeldThing, knownAfter } from '@plainwire/domain/follow'
import { useEffect, useMemo, useState } from 'react'
import { type FollowOrder, followed, followOrder, knownStories } from '../../account/followed/followed.ts'
import { usePersisted } from '../../device/storage/persisted.ts'
import { useEdition, useEditionSource } from '../../edition/edition-context.ts'
import type { FollowedAnswer, FollowedStories } from '../../edition/handlers/followed.ts'
import { useAnswer } from '../../edition/use-answer.ts'
import { useReading } from '../../edition/use-reading.ts'
import { followedName } from './followed-name.ts'

/** A followed thing with what the edition has for it; undefined until that is known. */
export interface FollowedEntry {
  thing: HeldThing
  news: FollowedStories | undefined
}

/** Followed things, including those unfollowed during this visit, so that it can be undone. */
function useShownThings(): readonly HeldThing[] {
  const things = usePersisted(followed)
  const [first] = useState(things)
  return useMemo(() => {
    const here = new Set(things.map(followId))
    const dropped = first.filter((thing) => !here.has(followId(thing)))
    return dropped.length === 0 ? things : [...things, ...dropped]
  }, [things, first])
}

/** Notes what was shown as known when the reader leaves: while they are here it stays new. */
function useVisit(answer: FollowedAnswer | undefined): void {
  useEffect(() => {
    if (!answer) return
    const note = () =>
      knownStories.set(
        knownAfter(
          knownStories.get(),
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

/** The followed things in the reader's order. */
export function inOrder(
  entries: readonly FollowedEntry[],
  order: FollowOrder,
  nameOf: (thing: FollowedThing) => string,
): readonly FollowedEntry[] {
  if (order === 'followed') return entries
  if (order === 'name') return entries.toSorted((a, b) => nameOf(a.thing).localeCompare(nameOf(b.thing)))
  const newest = ({ news }: FollowedEntry) => Date.parse(news?.fresh[0]?.updatedAt ?? '') || 0
  // Sorting is stable: what has nothing new follows in the order in which it was followed.
  return entries.toSorted((a, b) => newest(b) - newest(a))
}

/** New stories of the followed things. Fetches the edition. */
export function useFollowing(): { entries: readonly FollowedEntry[]; isLoading: boolean } {
  const { newsroom, want } = useEditionSource()
  const { failure } = useEdition()
  const reading = useReading()
  const things = useShownThings()
  const order = usePersisted(followOrder)
  const [known] = useState(() => knownStories.get())
  useEffect(want, [want])
  const request = reading && things.length > 0 ? { ...reading, things: [...things], known } : undefined
  const answer = useAnswer('followed', request, request && (() => newsroom.followed(request)))
  const data = answer?.ok ? answer.data : undefined
  useVisit(data)
  const entries = useMemo(() => {
    const byId = new Map(data?.things.map((news) => [news.id, news]))
    const all = things.map((thing) => ({ thing, news: byId.get(followId(thing)) }))
    return inOrder(all, order, (thing) => followedName(thing, reading?.language ?? 'en'))
  }, [things, data, order, reading?.language])
  return { entries, isLoading: things.length > 0 && !data && !failure && !(answer && !answer.ok) }
}
