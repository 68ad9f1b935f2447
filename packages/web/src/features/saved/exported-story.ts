import { EXPORTED_STORY_PATH_PREFIX } from '@plainwire/domain/addresses'
import type { SavedStory } from '@plainwire/domain/contract'
import { toSavedItem } from '@plainwire/domain/reader'
import { toWebUrl } from '../../lib/addresses/web-address.ts'

/** A saved story in an exported file. */
export interface ExportedStory {
  id: string
  title: string
  summary: string
  text: string
  language: string | undefined
  category: string
  published: string
  saved: string
  readTimeMinutes: number
  /** The URL that opens the story in the application. */
  link: string
  sources: { publisher: string; title: string; link: string | undefined }[]
}

/** The path of a story in exported links. */
const articlePath = (storyId: string) => `${EXPORTED_STORY_PATH_PREFIX}${encodeURIComponent(storyId)}`

/**
 * Converts saved stories for an export. Links to sources that aren't http(s) URLs are left out.
 *
 * @param host the origin of the links to the stories: scheme and host
 */
export function toExportedStories(stories: readonly SavedStory[], host: string): ExportedStory[] {
  return stories.map((saved) => {
    const { article } = toSavedItem(saved)
    const { story } = saved
    return {
      id: saved.storyId,
      title: story.headline,
      summary: story.sub_headline,
      text: story.description,
      language: story.language,
      category: article.category,
      published: story.published_at,
      saved: saved.savedAt,
      readTimeMinutes: article.readTime,
      link: new URL(articlePath(saved.storyId), host).href,
      sources: story.sources.map(({ name, original_headline, url }) => ({
        publisher: name,
        title: original_headline,
        link: url === undefined ? undefined : toWebUrl(url),
      })),
    }
  })
}
