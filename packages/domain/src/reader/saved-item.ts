import { PLACEHOLDER_IMAGE } from '../article/index.ts'
import type { SavedStory } from '../contract/index.ts'
import { mainCategory } from '../edition/news-story.ts'
import { isShownPicture } from '../edition/story-card.ts'
import { readTime } from '../story/index.ts'

/** A saved story as its list shows it. */
export interface SavedItem {
  id: string
  articleId: string
  savedAt: string
  article: {
    id: string
    title: string
    excerpt: string
    category: string
    /** The stock placeholder where there is no picture. */
    imageUrl: string
    publishedAt: string
    /** Minutes. */
    readTime: number
  }
}

/** A picture of a saved story: the one that led it when it was saved, else the first. */
export function savedPicture({ story }: Pick<SavedStory, 'story'>) {
  const pictures = story.sources.flatMap(({ media }) => media).filter(isShownPicture)
  return pictures.find(({ is_primary }) => is_primary) ?? pictures[0]
}

/** The list entry of a saved story. */
export function toSavedItem(saved: SavedStory): SavedItem {
  const { story } = saved
  return {
    id: saved.id,
    articleId: saved.storyId,
    savedAt: saved.savedAt,
    article: {
      id: saved.storyId,
      title: story.headline,
      excerpt: story.sub_headline || story.description,
      category: mainCategory(story),
      imageUrl: savedPicture(saved)?.url ?? PLACEHOLDER_IMAGE,
      publishedAt: story.published_at,
      readTime: readTime(story.sources.map(({ word_count }) => word_count)),
    },
  }
}

/**
 * The saved stories whose title, category or excerpt holds what was typed, whatever its letters' case; all where nothing was.
 *
 * @param categoryName what the reader calls a category: that is what they type
 */
export function foundSaved(
  items: readonly SavedItem[],
  typed: string,
  categoryName: (category: string) => string,
): readonly SavedItem[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return items
  return items.filter(({ article: { title, excerpt, category } }) =>
    [title, excerpt, category, categoryName(category)].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** The number of characters of the title in the message about a removed story. */
const TITLE_START = 30

/** The first 30 characters of a title; a character of several code units stays whole. */
export function titleStart(title: string): string {
  return [...title].slice(0, TITLE_START).join('')
}
