import type { NewsStory } from '../contract/index.ts'
import { WORDS_PER_MINUTE } from '../story/index.ts'
import { wordsOf } from '../text/index.ts'
import { type ReadStories, readState } from './read-stories.ts'

/** What a reader can choose from, and what stands at first. */
export const EDITION_SIZES = [6, 12, 20, 30] as const
export const DEFAULT_EDITION_SIZE = 12

/** An edition that ends: 'Today in 12 stories, 9 minutes' (B11). */
export interface FiniteEdition {
  stories: readonly NewsStory[]
  /** Minutes to read what we wrote of all of them. */
  minutes: number
}

export interface Progress {
  read: number
  total: number
  /** Minutes for what is left; 0 when all is read. */
  minutesLeft: number
  isFinished: boolean
  /** The first that isn't read. */
  next: NewsStory | undefined
}

/** Words of a story's own text in the language it was written in. */
function ownWords({ headline, sub_headline, description }: NewsStory): number {
  return wordsOf(`${headline} ${sub_headline} ${description}`).length
}

/** Minutes to read stories here, not at their sources: whole ones, at least 1 where there is any. */
export function readingMinutes(stories: readonly NewsStory[]): number {
  if (stories.length === 0) return 0
  const words = stories.reduce((sum, story) => sum + ownWords(story), 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/**
 * The first stories of a list as an edition with an end.
 *
 * @param keptIds the stories of an edition begun earlier: it goes on with those that are still there, so that a newer
 *   ranking never adds to what a reader has half finished
 */
export function finiteEdition(
  list: readonly NewsStory[],
  size: number,
  keptIds: readonly string[] = [],
): FiniteEdition {
  const byId = new Map(list.map((story) => [story.id, story]))
  const kept = [...new Set(keptIds)].flatMap((id) => byId.get(id) ?? [])
  const stories = (kept.length > 0 ? kept : list).slice(0, size)
  return { stories, minutes: readingMinutes(stories) }
}

/** How far a reader is. A story that changed since it was read stands as read: the end that was reached stays reached. */
export function progressIn({ stories }: FiniteEdition, read: ReadStories): Progress {
  const left = stories.filter((story) => readState(story, read) === 'unread')
  return {
    read: stories.length - left.length,
    total: stories.length,
    minutesLeft: readingMinutes(left),
    isFinished: stories.length > 0 && left.length === 0,
    next: left[0],
  }
}

/** What has come since the reader was last here: stories not read that are new since, and read ones that changed. */
export function newSince(
  stories: readonly NewsStory[],
  read: ReadStories,
  lastVisit: Date | undefined,
): { added: NewsStory[]; changed: NewsStory[] } {
  const since = lastVisit?.getTime() ?? Number.NEGATIVE_INFINITY
  const isAdded = (story: NewsStory) =>
    readState(story, read) === 'unread' && Date.parse(story.published_at) > since
  return {
    added: stories.filter(isAdded),
    changed: stories.filter((story) => readState(story, read) === 'changed'),
  }
}

/** A list without what was read; what changed since stays in it. */
export function withoutRead(stories: readonly NewsStory[], read: ReadStories): NewsStory[] {
  return stories.filter((story) => readState(story, read) !== 'read')
}
