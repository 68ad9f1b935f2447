import { createPersistedStore, usePersistedStore } from '../storage/persisted.ts'

/** Ids of the articles that the reader has hidden as 'not the same event', by story id. */
type HiddenArticles = Readonly<Record<string, readonly string[]>>

/**
 * The maximum number of stories whose hidden articles are stored. The stories that were changed longest ago
 * are removed first.
 */
const MAX_STORIES = 200

function readHidden(stored: unknown): HiddenArticles | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
  const entries = Object.entries(stored).map(([storyId, ids]): [string, string[]] => {
    return [storyId, Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []]
  })
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0))
}

const hidden = createPersistedStore<HiddenArticles>('plainwire.hidden-articles', readHidden, {})
const NONE: readonly string[] = []

function change(storyId: string, ids: readonly string[]): void {
  const { [storyId]: _, ...others } = hidden.get()
  const entries = [...Object.entries(others), ...(ids.length > 0 ? [[storyId, ids] as const] : [])]
  hidden.set(Object.fromEntries(entries.slice(-MAX_STORIES)))
}

/** Hides an article of a story on this device. */
export function hideArticle(storyId: string, articleId: string): void {
  change(storyId, [...new Set([...(hidden.get()[storyId] ?? NONE), articleId])])
}

/** Shows a hidden article again. */
export function unhideArticle(storyId: string, articleId: string): void {
  change(
    storyId,
    (hidden.get()[storyId] ?? NONE).filter((id) => id !== articleId),
  )
}

/** Ids of the articles of a story that the reader has hidden. */
export function useHiddenArticles(storyId: string): readonly string[] {
  return usePersistedStore(hidden)[storyId] ?? NONE
}
