import type { Section } from '@plainwire/domain/category'
import type { News, StoryDetails } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { trendingList } from '@plainwire/domain/ranking'
import { viewOfPath } from '../lib/paths.ts'
import { parsedUrl } from '../lib/web-address.ts'
import { type Card, type Headline, toCard, toHeadline } from './card.ts'
import { isDated, sectionList } from './section-list.ts'

/** How many cards a page of a section has (FD-07). */
export const PAGE_SIZE = 20

/** What the first view of a path needs of an edition: it travels in the page, so that nothing has to be waited for. */
export interface FirstView {
  edition: number
  /** ISO moments: when the edition was made, and when these lists were. */
  fetchDate: string
  madeAt: string
  content: News['content']
  language: Language
  section: Section
  /** The section's first page. */
  cards: Card[]
  /** How many stories the section has in all. */
  total: number
  trending: Headline[]
  /** The story of /story/{id}. */
  story?: StoryDetails
}

interface FirstViewInput {
  news: News
  /** Path and query, as asked for. */
  url: string
  language: Language
  now: Date
  /** The story the path names, where it names one and it was found. */
  details?: StoryDetails | undefined
}

/** Chooses what the first view of a path needs: at most 20 cards, the trending list, and the story the path names. */
export function firstViewOf({ news, url, language, now, details }: FirstViewInput): FirstView {
  const { section } = viewOfPath(parsedUrl(url, 'http://localhost')?.pathname ?? '/')
  const dated = news.stories.filter(isDated)
  const list = sectionList(dated, section, { now })
  return {
    edition: news.edition,
    fetchDate: news.fetch_date,
    madeAt: now.toISOString(),
    content: news.content,
    language,
    section,
    cards: list.slice(0, PAGE_SIZE).map((story) => toCard(story, language)),
    total: list.length,
    trending: trendingList(dated, { now }).map((story) => toHeadline(story, language)),
    ...(details && { story: details }),
  }
}
