import type { News, NewsStory, TranslationFile } from '@plainwire/domain/contract'
import { isDated } from './section-list.ts'

/** The number of cached lists: returning to a section and loading its next page cost nothing. */
const MAX_LISTS = 12

/** An edition as the worker holds it: the one copy of its stories. */
export interface HeldEdition {
  news: Omit<News, 'stories'>
  /** The dated stories: those without a usable date are in no list. */
  stories: readonly NewsStory[]
  undated: readonly string[]
  byId: ReadonlyMap<string, NewsStory>
  /** Whether it came from the device's cache, because there was no connection or the reader chose it. */
  isCached: boolean
  /** Something worked out from the stories, once for each key. */
  once: <T>(key: string, make: () => T) => T
}

/** Caches the last results of expensive functions, by key. */
function onceEach() {
  const made = new Map<string, unknown>()
  return <T>(key: string, make: () => T): T => {
    // The value of a key was computed for that key: the caller's type holds for both.
    const value = made.has(key) ? (made.get(key) as T) : make()
    made.delete(key)
    made.set(key, value)
    const [oldest] = made.keys()
    if (made.size > MAX_LISTS && oldest !== undefined) made.delete(oldest)
    return value
  }
}

export function holdEdition({ stories: all, ...news }: News): HeldEdition {
  const stories = all.filter(isDated)
  return {
    news,
    stories,
    isCached: false,
    undated: all.filter((story) => !isDated(story)).map(({ id }) => id),
    byId: new Map(stories.map((story) => [story.id, story])),
    once: onceEach(),
  }
}

/**
 * Adds the texts of a translation file to stories that lack that language. Changes the stories in place: a
 * copy of thousands would only cost memory.
 */
export function addTranslations(
  { byId }: HeldEdition,
  locale: string,
  { translations }: TranslationFile,
): void {
  for (const { story_id, ...texts } of translations) {
    const story = byId.get(story_id)
    if (story) story.translations[locale] ??= texts
  }
}
