import type { StoryCard } from '../edition/story-card.ts'

/** The author that every record of the application names (section 3). */
export const RECORD_AUTHOR = 'Staff Writer'
/** The source that every record of the application names. */
export const RECORD_SOURCE = 'Plainwire'
/** Minutes, where a text names none (section 9). */
export const DEFAULT_READ_TIME = 5

/** A story as the application itself notes it when it is saved from the feed (SV-09). */
export interface SavedRecord {
  id: string
  title: string
  excerpt: string
  category: string
  location: string
  imageUrl: string
  publishedAt: string
  /** Minutes. */
  readTime: number
  source: string
  author: string
  content: string
  tags: string[]
}

type RecordedCard = Pick<StoryCard, 'id' | 'title' | 'excerpt' | 'category' | 'imageUrl' | 'publishedAt'>

/** The minutes that a text such as '7 min read' names; 5 where it names none. */
export function minutesIn(text: string | undefined): number {
  const minutes = Number(/\d+/.exec(text ?? '')?.[0])
  return minutes >= 1 ? minutes : DEFAULT_READ_TIME
}

/**
 * The application's own record of a story saved from the feed.
 *
 * @param location the place as the card says it
 * @param readTimeText as the card says it
 */
export function savedRecord(card: RecordedCard, location: string, readTimeText?: string): SavedRecord {
  const { id, title, excerpt, category, imageUrl, publishedAt } = card
  return {
    id,
    title,
    excerpt,
    category,
    location,
    imageUrl,
    publishedAt,
    readTime: minutesIn(readTimeText),
    source: RECORD_SOURCE,
    author: RECORD_AUTHOR,
    content: excerpt,
    tags: [category.toLowerCase()],
  }
}
