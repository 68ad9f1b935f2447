import { PLACEHOLDER_IMAGE } from '../../article/index.ts'
import type { SavedStory } from '../../contract/index.ts'
import { getMainCategory, isDisplayablePicture } from '../../edition/index.ts'
import { estimateReadingMinutes } from '../../story/index.ts'

/** A saved story, as shown in the list of saved stories. */
export interface SavedItem {
  id: string
  articleId: string
  savedAt: string
  article: {
    id: string
    title: string
    excerpt: string
    category: string
    /** The address of the story's picture; that of a placeholder picture if the story has none. */
    imageUrl: string
    publishedAt: string
    /** Reading time in minutes. */
    readTime: number
  }
}

/**
 * Returns the picture of a saved story: the one that was the story's main picture when it was saved, or else
 * the first; undefined if there is none.
 */
export function selectSavedStoryPicture({ story }: Pick<SavedStory, 'story'>) {
  const pictures = story.sources.flatMap(({ media }) => media).filter(isDisplayablePicture)
  return pictures.find(({ is_primary }) => is_primary) ?? pictures[0]
}

/** Returns a saved story in the form in which the list of saved stories shows it. */
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
      category: getMainCategory(story),
      imageUrl: selectSavedStoryPicture(saved)?.url ?? PLACEHOLDER_IMAGE,
      publishedAt: story.published_at,
      readTime: estimateReadingMinutes(story.sources.map(({ word_count }) => word_count)),
    },
  }
}

/**
 * The saved stories whose title, category or excerpt contains a search text, ignoring case; all of them if it
 * is empty.
 *
 * @param categoryName returns the category's name in the reader's language, which is what readers type
 */
export function filterSavedItems(
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

/** The first 30 characters of a title, without splitting surrogate pairs. */
export function truncateTitle(title: string): string {
  return [...title].slice(0, TITLE_START).join('')
}
