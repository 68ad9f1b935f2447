import type { NewsStory } from '@plainwire/domain/contract'
import { type StoryCard, toStoryCard } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import type { LocalStoryReason } from '@plainwire/domain/ranking'
import type { Mute } from '@plainwire/domain/reader'

/**
 * The fields of a story that a card shows. There are as few as possible, because the server embeds cards in the
 * page.
 */
export type Card = Pick<
  StoryCard,
  | 'id'
  | 'title'
  | 'excerpt'
  | 'language'
  | 'category'
  | 'location'
  | 'publishedAt'
  | 'updatedAt'
  | 'imageUrl'
  | 'imageAlt'
  | 'imageSources'
  | 'publishers'
  | 'reports'
> & {
  /** The number of other stories of the same thread in the edition; missing if there are none. */
  more?: number
  /** The id of the story's thread; missing if the thread has no other stories in the edition. */
  threadId?: string
  /** The number of facts in the story's texts on which sources differ; missing if there are none. */
  differing?: number
  /**
   * The number of sentences in the story's text, and the number of them that are supported by passages of its
   * articles; missing if the text has no sentences.
   */
  checked?: NonNullable<NewsStory['checked']>
  /** The number of independent reports that made the story breaking news; missing if it isn't breaking. */
  breaking?: number
  /** The reason why the story is listed on Local; missing in other sections. */
  local?: LocalStoryReason
  /** The mute that blurs the story; missing if it isn't blurred. */
  veiledBy?: Pick<Mute, 'kind' | 'text'>
}

/** The fields of a story that lists of headlines show. */
export type Headline = Pick<Card, 'id' | 'title' | 'language' | 'reports' | 'differing'>

/** The maximum number of alternative image URLs of a card, tried in order when an image fails to load. */
const MAX_IMAGES = 4

/** Converts a story to a card in a language. `veil` is the mute that blurs the story. */
export function toCard(story: NewsStory, language: Language, veil?: Pick<Mute, 'kind' | 'text'>): Card {
  const card = toStoryCard(story, language)
  const { id, title, excerpt, category, location, publishedAt, updatedAt } = card
  const { imageUrl, imageAlt, publishers, reports } = card
  const others = card.imageSources.filter((url) => url !== imageUrl)
  const imageSources = card.imageSources.length > 0 ? [imageUrl, ...others].slice(0, MAX_IMAGES) : []
  return {
    id,
    title,
    excerpt,
    language: card.language,
    category,
    location,
    publishedAt,
    updatedAt,
    imageUrl,
    imageAlt,
    imageSources,
    publishers,
    reports,
    ...(card.differing > 0 && { differing: card.differing }),
    ...(card.checked && { checked: card.checked }),
    ...(story.breaking && { breaking: story.breaking.reports }),
    ...(veil && { veiledBy: { kind: veil.kind, text: veil.text } }),
  }
}

/** Converts a story to a headline in a language. */
export function toHeadline(story: NewsStory, language: Language): Headline {
  const { id, title, reports, differing, language: written } = toCard(story, language)
  return { id, title, language: written, reports, ...(differing && { differing }) }
}
