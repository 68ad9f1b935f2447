import type { NewsEdition, NewsStory, TranslationFile } from '@plainwire/domain/contract'
import { hasValidDate } from '../lists/section-list.ts'

/**
 * The number of cached results, such as lists, so that returning to a section doesn't compute its list again.
 */
const MAX_LISTS = 12

/** An edition in the worker's memory, the only copy of its stories. */
export interface InMemoryEdition {
  news: Omit<NewsEdition, 'stories'>
  /** The stories with a usable date. Lists leave out the other stories. */
  stories: readonly NewsStory[]
  /** Ids of the stories without a usable date. */
  undated: readonly string[]
  byId: ReadonlyMap<string, NewsStory>
  /**
   * True if the edition came from the device's cache, because there was no connection or the reader chose it.
   */
  isCached: boolean
  /** Returns the cached result for a key; calls `make` if there is none. */
  once: <T>(key: string, make: () => T) => T
}

/** Caches the last results of expensive functions, by key. */
function onceEach() {
  const made = new Map<string, unknown>()
  return <T>(key: string, make: () => T): T => {
    // The cast is safe, because every key is used for values of one type only.
    const value = made.has(key) ? (made.get(key) as T) : make()
    made.delete(key)
    made.set(key, value)
    const [oldest] = made.keys()
    if (made.size > MAX_LISTS && oldest !== undefined) made.delete(oldest)
    return value
  }
}

/** Creates the worker's in-memory edition from the content of the edition's file. */
export function createInMemoryEdition({ stories: all, ...news }: NewsEdition): InMemoryEdition {
  const stories = all.filter(hasValidDate)
  return {
    news,
    stories,
    isCached: false,
    undated: all.filter((story) => !hasValidDate(story)).map(({ id }) => id),
    byId: new Map(stories.map((story) => [story.id, story])),
    once: onceEach(),
  }
}

/**
 * Adds the texts of a translation file to the stories that have none in its language. Changes the stories in
 * place, because a copy of thousands of stories would only cost memory.
 */
export function addTranslations(
  { byId }: InMemoryEdition,
  locale: string,
  { translations }: TranslationFile,
): void {
  for (const { story_id, ...texts } of translations) {
    const story = byId.get(story_id)
    if (story) story.translations[locale] ??= texts
  }
}
