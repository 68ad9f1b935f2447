import type { Section } from '@plainwire/domain/category'
import type { Correction, News, NewsStory, QualityHistory, StoryDetails } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { differingList, trendingList } from '@plainwire/domain/ranking'
import { DEFAULT_EDITION_SIZE } from '@plainwire/domain/reader'
import { formatDay } from '@plainwire/domain/time'
import { type PathDialog, viewOfPath } from '../lib/paths.ts'
import { parsedUrl } from '../lib/web-address.ts'
import { type Card, type Headline, toCard, toHeadline } from './card.ts'
import { withTownIn } from './dutch-town.ts'
import { firstIds } from './first-cards.ts'
import { type GapGroup, gapGroups } from './handlers/gaps.ts'
import { type EditionSize, editionSize } from './handlers/list.ts'
import { type ThreadStories, threadStories } from './handlers/thread.ts'
import { membersOf, type Timeline, timelineOf } from './handlers/timeline.ts'
import { PAGE_SIZE } from './page-size.ts'
import { categoriesOf, isDated, sectionList } from './section-list.ts'
import { othersAmong } from './thread-entry.ts'

/**
 * Sources of a picture that travel in the page. Addresses hardly compress: with all of them the page no longer fits what a
 * server may send before the first answer to it, and everything begins a round trip later. The edition brings the others.
 */
const FIRST_SOURCES = 2

/**
 * The number of cards visible behind a dialog: the featured one and a row of the grid, until the edition
 * loads.
 */
const BEHIND_DIALOG = 4

/**
 * The part of an edition that the first view of a path needs: embedded in the page, so that nothing has to be
 * fetched.
 */
export interface FirstView {
  edition: number
  /** ISO moments: when the edition was made, and when these lists were. */
  fetchDate: string
  madeAt: string
  /** The day of that moment in words, in UTC. */
  day: string
  content: News['content']
  language: Language
  section: Section
  /** Every category of a story, lowercased. */
  categories: readonly string[]
  /** The section's first page; less of it behind a dialog. */
  cards: Card[]
  /** How many stories the section has in all, one a thread. */
  total: number
  trending: Headline[]
  /** The best stories on which sources differ. */
  differing: Headline[]
  /** The sizes of a finite edition, usual one only. */
  sizes: EditionSize[]
  /** The story of /story/{id}. */
  story?: StoryDetails
  /** The other stories of its thread, where there are any. */
  thread?: ThreadStories
  /** The id of /story/{id} where there is no such story. */
  missingStory?: string
  /** The thread of /thread/{id}, where the edition has it. */
  timeline?: Timeline
  /** The figures of /quality. */
  quality?: QualityHistory
  /** The list of /corrections. */
  corrections?: Correction[]
  /** The groups of /gaps, without 'absent here': the reader's place is unknown. */
  gaps?: GapGroup[]
}

interface FirstViewInput {
  news: News
  /** Path and query of the request. */
  url: string
  language: Language
  now: Date
  /** The story the path names, where it names one and it was found. */
  details?: StoryDetails | undefined
  /** Whether the story the path names is known not to be there. */
  isStoryMissing?: boolean
  /** Where the path shows the quality figures. */
  quality?: QualityHistory | undefined
  /** Where the path shows the corrections. */
  corrections?: readonly Correction[] | undefined
}

interface Ranking {
  madeAtMs: number
  list: NewsStory[]
  trending: NewsStory[]
  differing: NewsStory[]
  categories: readonly string[]
  /** How many others of its thread there are. */
  others: (story: NewsStory) => number
}

/** How long a ranking is cached, in ms: thousands of stories are not ranked again for each page. */
const RANKING_MS = 60_000
const rankings = new WeakMap<News, Map<string, Ranking>>()

/** The lists next to the first cards, without the stories of those. */
function besideOf(stories: readonly NewsStory[], list: readonly NewsStory[], language: Language, now: Date) {
  const first = firstIds(list.slice(0, PAGE_SIZE).map((story) => toCard(story, language)))
  const shown = list.slice(0, PAGE_SIZE).filter(({ id }) => first.includes(id))
  const differing = differingList(stories, { now }, shown)
  return { differing, trending: trendingList(stories, { now }, [...shown, ...differing]) }
}

function rankingOf(news: News, section: Section, language: Language, now: Date): Ranking {
  const key = `${section} ${language}`
  const known = rankings.get(news) ?? new Map<string, Ranking>()
  rankings.set(news, known)
  const cached = known.get(key)
  if (cached && Math.abs(now.getTime() - cached.madeAtMs) < RANKING_MS) return cached
  const dated = news.stories.filter(isDated)
  const list = sectionList(dated, section, { now })
  const ranking = {
    madeAtMs: now.getTime(),
    list,
    ...besideOf(dated, list, language, now),
    categories: categoriesOf(dated),
    others: othersAmong(dated),
  }
  known.set(key, ranking)
  return ranking
}

function firstCard(story: NewsStory, language: Language, more: number): Card {
  const card = withTownIn(language, toCard(story, language))
  const imageSources = card.imageSources.slice(0, FIRST_SOURCES)
  return { ...card, imageSources, ...(more > 0 && story.thread && { more, threadId: story.thread.id }) }
}

/** The other stories of the thread that a story is in; undefined where the edition has none. */
function threadOfStory(
  { threads, stories }: News,
  { id: storyId, story }: StoryDetails,
  language: Language,
): ThreadStories | undefined {
  const threadId = story.thread?.id
  if (threadId === undefined) return undefined
  const thread = threadStories(threads, stories.filter(isDated), { threadId, storyId, language })
  return thread.headlines.length > 0 ? thread : undefined
}

/** The thread of a path, of which the edition has several stories. */
function timelineAt(
  { threads, stories }: News,
  dialog: PathDialog | undefined,
  language: Language,
): Timeline | undefined {
  if (dialog?.name !== 'thread') return undefined
  const thread = threads.find(({ id }) => id === dialog.threadId)
  return thread && timelineOf(thread, membersOf(thread, stories.filter(isDated)), language)
}

/** A story as its page is drawn at first: its town as the reader's language calls it. */
function inLanguage(details: StoryDetails, language: Language): StoryDetails {
  const { location } = details.story
  if (!location?.city || !location.country_code) return details
  const place = { location: { city: location.city, countryCode: location.country_code } }
  const { city } = withTownIn(language, place).location
  return { ...details, story: { ...details.story, location: { ...location, city } } }
}

/** Chooses what the first view of a path needs: at most 20 cards (4 behind a dialog), the trending list, and the story the path names. */
export function firstViewOf(input: FirstViewInput): FirstView {
  const { news, url, language, now, details, isStoryMissing, quality, corrections } = input
  const { section, dialog } = viewOfPath(parsedUrl(url, 'http://localhost')?.pathname ?? '/')
  const { list, trending, differing, categories, others } = rankingOf(news, section, language, now)
  const thread = details && threadOfStory(news, details, language)
  const timeline = timelineAt(news, dialog, language)
  const shown = list.slice(0, dialog ? BEHIND_DIALOG : PAGE_SIZE)
  return {
    edition: news.edition,
    fetchDate: news.fetch_date,
    madeAt: now.toISOString(),
    day: formatDay(now, language, 'UTC'),
    content: news.content,
    language,
    section,
    categories,
    cards: shown.map((story) => firstCard(story, language, others(story))),
    total: list.length,
    trending: trending.map((story) => toHeadline(story, language)),
    differing: differing.map((story) => toHeadline(story, language)),
    sizes: [editionSize(list, DEFAULT_EDITION_SIZE)],
    ...(details && { story: inLanguage(details, language) }),
    ...(thread && { thread }),
    ...(timeline && { timeline }),
    ...(isStoryMissing && dialog?.name === 'story' && { missingStory: dialog.storyId }),
    ...(quality && { quality }),
    ...(corrections && { corrections: [...corrections] }),
    ...(dialog?.name === 'gaps' && { gaps: gapGroups(news.stories.filter(isDated), language) }),
  }
}
