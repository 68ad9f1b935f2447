import type { NewsStory } from '@plainwire/domain/contract'

/** A story of a list with one entry a thread. */
interface InList {
  story: NewsStory
}

/** An entry of such a list. */
export interface ThreadEntry<Other extends InList = InList> extends InList {
  /** The other stories of its thread in that list, best first. */
  others?: readonly Other[] | undefined
}

/** An entry with another of its stories in front, at the same place. The rest of the entry is unchanged. */
function showing<Entry extends ThreadEntry>(entry: Entry, other: InList): Entry {
  const rest = (entry.others ?? []).filter((one) => one !== other)
  return { ...entry, ...other, others: [entry, ...rest] }
}

/** An entry with the best of its stories that may be shown; undefined where none may. */
export function showingOne<Entry extends ThreadEntry>(
  entry: Entry,
  mayShow: (story: NewsStory) => boolean,
): Entry | undefined {
  if (mayShow(entry.story)) return entry
  const other = entry.others?.find(({ story }) => mayShow(story))
  return other && showing(entry, other)
}

/**
 * Preserves the order of what a reader already sees and lets the rest follow: a new ranking never makes the page jump. A
 * thread that is on screen with another of its stories stays as it is there.
 */
export function shownFirst<Entry extends ThreadEntry>(
  shownIds: readonly string[],
  entries: readonly Entry[],
): Entry[] {
  const isShown = new Set(shownIds)
  const shown = new Map<string, Entry>()
  const rest = entries.filter((entry) => {
    const found = showingOne(entry, ({ id }) => isShown.has(id))
    if (found) shown.set(found.story.id, found)
    return !found
  })
  return [...shownIds.flatMap((id) => shown.get(id) ?? []), ...rest]
}

/** For each story how many others of its thread are among some stories. */
export function othersAmong(stories: readonly NewsStory[]): (story: NewsStory) => number {
  const members = new Map<string, Set<string>>()
  for (const { id, thread } of stories) {
    if (!thread) continue
    const known = members.get(thread.id)
    if (known) known.add(id)
    else members.set(thread.id, new Set([id]))
  }
  return ({ id, thread }) => {
    const known = thread && members.get(thread.id)
    return known ? known.size - (known.has(id) ? 1 : 0) : 0
  }
}
