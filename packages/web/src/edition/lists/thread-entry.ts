import type { NewsStory } from '@plainwire/domain/contract'

/** A story in a list in which each thread has one entry. */
interface InList {
  story: NewsStory
}

/** An entry of a list in which each thread has one entry. */
export interface ThreadEntry<Other extends InList = InList> extends InList {
  /** The other stories of the entry's thread, best first. */
  others?: readonly Other[] | undefined
}

/** Returns a copy of an entry with another of its stories in front. */
function withStoryInFront<Entry extends ThreadEntry>(entry: Entry, other: InList): Entry {
  const rest = (entry.others ?? []).filter((story) => story !== other)
  return { ...entry, ...other, others: [entry, ...rest] }
}

/**
 * Returns an entry with its best allowed story moved to the front; undefined if none of its stories is
 * allowed.
 */
export function promoteAllowedStory<Entry extends ThreadEntry>(
  entry: Entry,
  isAllowed: (story: NewsStory) => boolean,
): Entry | undefined {
  if (isAllowed(entry.story)) return entry
  const other = entry.others?.find(({ story }) => isAllowed(story))
  return other && withStoryInFront(entry, other)
}

/**
 * Puts the entries that are on screen first, in their order on screen, so that a new ranking doesn't move them.
 * If the story on screen isn't the first story of its thread's entry, it is moved to the front of the entry.
 */
export function preserveOnScreenOrder<Entry extends ThreadEntry>(
  shownIds: readonly string[],
  entries: readonly Entry[],
): Entry[] {
  const isShown = new Set(shownIds)
  const shown = new Map<string, Entry>()
  const rest = entries.filter((entry) => {
    const found = promoteAllowedStory(entry, ({ id }) => isShown.has(id))
    if (found) shown.set(found.story.id, found)
    return !found
  })
  return [...shownIds.flatMap((id) => shown.get(id) ?? []), ...rest]
}

/** Returns a function that counts the other stories of a story's thread among the given stories. */
export function createThreadSiblingCounter(stories: readonly NewsStory[]): (story: NewsStory) => number {
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
