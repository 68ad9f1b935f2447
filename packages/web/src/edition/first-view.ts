import type { Section } from '@plainwire/domain/category'
import type {
  Correction,
  NewsEdition,
  NewsStory,
  QualityHistory,
  StoryDetails,
} from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { DEFAULT_FINITE_EDITION_SIZE } from '@plainwire/domain/reader'
import { formatFullDate } from '@plainwire/domain/time'
import { getViewForPath, type RoutedDialog } from '../lib/addresses/paths.ts'
import { parseUrl } from '../lib/addresses/web-address.ts'
import { type Card, type Headline, toCard, toHeadline } from './card.ts'
import { rankFirstView } from './first-view-ranking.ts'
import { type CoverageGapGroup, groupByCoverageGap } from './handlers/lists/gaps.ts'
import { type FiniteEditionSize, measureFiniteEdition } from './handlers/lists/list.ts'
import { listOtherThreadStories, type ThreadStories } from './handlers/threads/thread.ts'
import { buildTimeline, selectThreadStories, type Timeline } from './handlers/threads/timeline.ts'
import { localiseStoryTown, localiseTownName } from './labels/dutch-town.ts'
import { PAGE_SIZE } from './lists/page-size.ts'
import { hasValidDate } from './lists/section-list.ts'

/**
 * The number of alternative URLs of a picture that are embedded in the page; the edition contains all of them.
 * URLs hardly compress, so that with all of them the page would exceed TCP's initial congestion window and need
 * another round trip.
 */
const FIRST_SOURCES = 2

/**
 * The number of cards embedded in a page that opens a dialog: the featured card and one row of the grid, which
 * are visible behind the dialog.
 */
const BEHIND_DIALOG = 4

/**
 * The part of an edition that the first view of a path needs. The server embeds it in the page, so that
 * nothing has to be fetched.
 */
export interface FirstViewData {
  edition: number
  /** When the edition was made, as an ISO time. */
  fetchDate: string
  /** When these lists were made, as an ISO time. */
  madeAt: string
  /** The day of `madeAt` in words, in UTC. */
  day: string
  content: NewsEdition['content']
  language: Language
  section: Section
  /** The categories of the edition's stories, lowercased. */
  categories: readonly string[]
  /** The cards of the section's first page; behind a dialog, only the first four. */
  cards: Card[]
  /** The number of entries of the section's whole list, one for each thread. */
  total: number
  trending: Headline[]
  /** The best stories on which sources differ. */
  differing: Headline[]
  /** The default size of a finite edition (a list of limited length). The worker adds the other sizes. */
  sizes: FiniteEditionSize[]
  /** The story at /story/{id}. */
  story?: StoryDetails
  /** The other stories of that story's thread; missing if there are none. */
  thread?: ThreadStories
  /** The id in /story/{id} if there is no such story. */
  missingStory?: string
  /** The thread at /thread/{id}, if the edition contains it. */
  timeline?: Timeline
  /** The figures that /quality shows. */
  quality?: QualityHistory
  /** The list that /corrections shows. */
  corrections?: Correction[]
  /**
   * The groups that /gaps shows, without gaps that depend on the reader's place, which the server doesn't know.
   */
  gaps?: CoverageGapGroup[]
}

interface FirstViewInput {
  news: NewsEdition
  /** Path and query of the request. */
  url: string
  language: Language
  now: Date
  /** The story that the path names; undefined if the path names none or the story wasn't found. */
  details?: StoryDetails | undefined
  /** True if the story in the path doesn't exist. */
  isStoryMissing?: boolean
  /** The quality figures, if the path shows them. */
  quality?: QualityHistory | undefined
  /** The corrections, if the path shows them. */
  corrections?: readonly Correction[] | undefined
}

function firstCard(story: NewsStory, language: Language, more: number): Card {
  const card = localiseTownName(language, toCard(story, language))
  const imageSources = card.imageSources.slice(0, FIRST_SOURCES)
  return { ...card, imageSources, ...(more > 0 && story.thread && { more, threadId: story.thread.id }) }
}

/** Returns the other stories of a story's thread; undefined if the edition has none. */
function threadOfStory(
  { threads, stories }: NewsEdition,
  { id: storyId, story }: StoryDetails,
  language: Language,
): ThreadStories | undefined {
  const threadId = story.thread?.id
  if (threadId === undefined) return undefined
  const thread = listOtherThreadStories(threads, stories.filter(hasValidDate), {
    threadId,
    storyId,
    language,
  })
  return thread.headlines.length > 0 ? thread : undefined
}

/**
 * Returns the thread that `dialog` shows; undefined if it shows none or the edition doesn't contain the
 * thread.
 */
function timelineAt(
  { threads, stories }: NewsEdition,
  dialog: RoutedDialog | undefined,
  language: Language,
): Timeline | undefined {
  if (dialog?.name !== 'thread') return undefined
  const thread = threads.find(({ id }) => id === dialog.threadId)
  return thread && buildTimeline(thread, selectThreadStories(thread, stories.filter(hasValidDate)), language)
}

/**
 * Builds the first view of a path: at most 20 cards (4 behind a dialog), the lists of headlines beside the
 * cards, and the story or page that the path names.
 */
export function buildFirstViewData(input: FirstViewInput): FirstViewData {
  const { news, url, language, now, details, isStoryMissing, quality, corrections } = input
  const { section, dialog } = getViewForPath(parseUrl(url, 'http://localhost')?.pathname ?? '/')
  const { list, trending, differing, categories, others } = rankFirstView(news, section, language, now)
  const thread = details && threadOfStory(news, details, language)
  const timeline = timelineAt(news, dialog, language)
  const shown = list.slice(0, dialog ? BEHIND_DIALOG : PAGE_SIZE)
  return {
    edition: news.edition,
    fetchDate: news.fetch_date,
    madeAt: now.toISOString(),
    day: formatFullDate(now, language, 'UTC'),
    content: news.content,
    language,
    section,
    categories,
    cards: shown.map((story) => firstCard(story, language, others(story))),
    total: list.length,
    trending: trending.map((story) => toHeadline(story, language)),
    differing: differing.map((story) => toHeadline(story, language)),
    sizes: [measureFiniteEdition(list, DEFAULT_FINITE_EDITION_SIZE)],
    ...(details && { story: localiseStoryTown(details, language) }),
    ...(thread && { thread }),
    ...(timeline && { timeline }),
    ...(isStoryMissing && dialog?.name === 'story' && { missingStory: dialog.storyId }),
    ...(quality && { quality }),
    ...(corrections && { corrections: [...corrections] }),
    ...(dialog?.name === 'gaps' && { gaps: groupByCoverageGap(news.stories.filter(hasValidDate), language) }),
  }
}
