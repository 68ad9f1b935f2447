import type { NewsStory } from '@plainwire/domain/contract'
import { type StoryCard, toStoryCard } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import type { LocalReason } from '@plainwire/domain/ranking'
import type { Mute } from '@plainwire/domain/reader'

/** The fields of a story that a card shows, and no more: cards are embedded in the page. */
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
  /** How many other stories of its thread the edition has; missing where there are none. */
  more?: number
  /** Its thread, where there are. */
  threadId?: string
  /** How many facts of its texts sources differ on; missing where there are none. */
  differing?: number
  /** How many sentences its text has, and how many of them passages prove; missing where it has none of its own. */
  checked?: NonNullable<NewsStory['checked']>
  /** While it is breaking: the independent reports that made it so. */
  breaking?: number
  /** On Local, why it is there. */
  local?: LocalReason
  /** The mute that blurs it. */
  veiledBy?: Pick<Mute, 'kind' | 'text'>
}

/** The fields of a story in the lists next to the featured story. */
export type Headline = Pick<Card, 'id' | 'title' | 'language' | 'reports' | 'differing'>

/** Where a failed image looks next; more would only be more of the same. */
const MAX_IMAGES = 4

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

export function toHeadline(story: NewsStory, language: Language): Headline {
  const { id, title, reports, differing, language: written } = toCard(story, language)
  return { id, title, language: written, reports, ...(differing && { differing }) }
}
