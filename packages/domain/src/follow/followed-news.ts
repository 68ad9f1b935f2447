import type { FollowedThing, NewsStory } from '../contract/index.ts'
import { HOUR_MS } from '../units/index.ts'

/**
 * The maximum time between the publication of a story and its first appearance in an edition, in hours.
 * Stories that changed up to this long before the reader followed a thing may have appeared later, so they
 * count as new.
 */
const MAX_ARRIVAL_DELAY_HOURS = 6

/**
 * The stories that the reader's last visit showed: by story id, the time of the story's last change (ISO 8601).
 */
export type StoriesAtLastVisit = Readonly<Record<string, string>>
/** The maximum number of remembered stories; those that changed longest ago are removed first. */
export const MAX_REMEMBERED_STORIES = 2_000

/** The stories of an edition that belong to a followed thing, latest change first. */
export interface FollowedNews<Thing extends FollowedThing> {
  thing: Thing
  /**
   * Stories that are new or changed since the last visit, and whose last change was after the reader followed
   * the thing, or at most 6 hours before.
   */
  fresh: readonly NewsStory[]
  /**
   * All other stories: those that the last visit showed in their current version, and those that changed more
   * than 6 hours before the reader followed the thing.
   */
  earlier: readonly NewsStory[]
}

/** The time of a story's last change, in ms since 1970; 0 if the date is invalid. */
function changedMs({ updated_at }: Pick<NewsStory, 'updated_at'>): number {
  const ms = Date.parse(updated_at)
  return Number.isNaN(ms) ? 0 : ms
}

/** The time from which a changed story counts as new to a reader who follows a thing, in ms since 1970. */
function computeFollowedNewsCutoffMs({ followedAt }: Pick<FollowedThing, 'followedAt'>): number {
  return Date.parse(followedAt) - MAX_ARRIVAL_DELAY_HOURS * HOUR_MS
}

/** A story with values that don't depend on the followed thing, so that they are computed only once. */
interface Dated {
  story: NewsStory
  /**
   * The time of the story's last change, in ms since 1970; minus infinity if the last visit showed this
   * version, so that it never counts as new.
   */
  newMs: number
  isShown: boolean
}

function dated(
  stories: readonly NewsStory[],
  { known, isShown = () => true }: Pick<FollowedNewsOptions, 'known' | 'isShown'>,
): { inOrder: readonly Dated[]; places: Uint32Array } {
  const times = stories.map(changedMs)
  const idAt = (at: number) => stories[at]?.id ?? ''
  const order = stories
    .map((_, at) => at)
    .sort((a, b) => (times[b] ?? 0) - (times[a] ?? 0) || (idAt(a) < idAt(b) ? -1 : 1))
  const places = new Uint32Array(stories.length)
  const inOrder = order.flatMap((at, place): Dated[] => {
    places[at] = place
    const story = stories[at]
    if (!story) return []
    const knownAt = Object.hasOwn(known, story.id) ? Date.parse(known[story.id] ?? '') : undefined
    const changed = times[at] ?? 0
    const isKnown = knownAt !== undefined && !(changed > knownAt)
    return [{ story, newMs: isKnown ? Number.NEGATIVE_INFINITY : changed, isShown: isShown(story) }]
  })
  return { inOrder, places }
}

/** Up to this many numbers, an insertion sort is faster than the engine's sort. */
const FEW = 24

function sortFew(numbers: Uint32Array, count: number): void {
  for (let at = 1; at < count; at += 1) {
    const one = numbers[at] ?? 0
    let before = at - 1
    while (before >= 0 && (numbers[before] ?? 0) > one) {
      numbers[before + 1] = numbers[before] ?? 0
      before -= 1
    }
    numbers[before + 1] = one
  }
}

/**
 * Converts positions of stories in the edition to their positions when sorted by time, and writes these to the
 * beginning of `into` in ascending order.
 */
function writePlaces(positions: readonly number[], places: Uint32Array, into: Uint32Array): void {
  const count = positions.length
  for (let index = 0; index < count; index += 1) into[index] = places[positions[index] ?? 0] ?? 0
  if (count <= FEW) sortFew(into, count)
  else into.subarray(0, count).sort()
}

interface FollowedNewsOptions {
  /** Returns the positions, in the edition, of the stories that belong to a thing (`createFollowMatcher`). */
  matching: (thing: FollowedThing) => readonly number[]
  known: StoriesAtLastVisit
  /** Whether a story may be shown; false for muted stories. */
  isShown?: (story: NewsStory) => boolean
}

/**
 * Returns the stories of each followed thing, divided into those that are new since the last visit and earlier
 * ones, in the order of `things`.
 *
 * @param stories the edition's stories, in the order of the index that `options.matching` uses
 */
export function findFollowedNews<Thing extends FollowedThing>(
  things: readonly Thing[],
  stories: readonly NewsStory[],
  options: FollowedNewsOptions,
): FollowedNews<Thing>[] {
  const { inOrder, places } = dated(stories, options)
  // One buffer for all things: allocating ten thousand small arrays takes longer than using them.
  const found = new Uint32Array(stories.length)
  return things.map((thing) => {
    const positions = options.matching(thing)
    const fresh: NewsStory[] = []
    const earlier: NewsStory[] = []
    if (positions.length === 0) return { thing, fresh, earlier }
    writePlaces(positions, places, found)
    const sinceMs = computeFollowedNewsCutoffMs(thing)
    for (let index = 0; index < positions.length; index += 1) {
      const one = inOrder[found[index] ?? 0]
      if (one?.isShown) (one.newMs >= sinceMs ? fresh : earlier).push(one.story)
    }
    return { thing, fresh, earlier }
  })
}

/**
 * Returns the stories to remember after a visit: those remembered before and those that the visit showed, at
 * most `MAX_REMEMBERED_STORIES`.
 */
export function addToKnownStories(
  known: StoriesAtLastVisit,
  shown: readonly Pick<NewsStory, 'id' | 'updated_at'>[],
): StoriesAtLastVisit {
  const all = { ...known, ...Object.fromEntries(shown.map(({ id, updated_at }) => [id, updated_at])) }
  const entries = Object.entries(all)
  if (entries.length <= MAX_REMEMBERED_STORIES) return all
  const newest = entries
    .sort(([, a], [, b]) => Date.parse(b) - Date.parse(a))
    .slice(0, MAX_REMEMBERED_STORIES)
  return Object.fromEntries(newest)
}
