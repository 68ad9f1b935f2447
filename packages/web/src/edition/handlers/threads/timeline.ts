import { API, type NewsStory, type NewsThread } from '@plainwire/domain/contract'
import { getTextsInLanguage } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { applyMutesToStories } from '@plainwire/domain/reader'
import { type Headline, toHeadline } from '../../card.ts'
import { hasValidDate } from '../../lists/section-list.ts'
import type { NewsRequestResult } from '../../news-answer.ts'
import type { InMemoryEdition } from '../../worker/edition-in-memory.ts'
import { buildMuteMatchingContext, listUnmutedStories } from '../apply-mutes.ts'
import { callApiAnonymously } from '../fetch-answer.ts'
import type { ListSettings, WorkerRequestHandler } from '../request.ts'

/** One story of a thread's page. */
export interface TimelineEntry extends Headline {
  subHeadline: string
  /** When the story was published, as an ISO time. */
  publishedAt: string
}

/** The content of a thread's page: its title, and its stories, newest first. */
export interface Timeline {
  id: string
  title: string
  /** The language of the title if it is a headline; missing if it is the thread's name. */
  titleLanguage?: Language
  entries: TimelineEntry[]
}

/** The ellipsis at the end of a thread name that is a truncated headline. */
const CUT = /…$/

type TimelineRequest = ListSettings & { threadId: string }

function entryOf(story: NewsStory, language: Language): TimelineEntry {
  return {
    ...toHeadline(story, language),
    subHeadline: getTextsInLanguage(story, language).sub_headline,
    publishedAt: story.published_at,
  }
}

/**
 * Builds the content of a thread's page; undefined if `stories` is empty. `stories` begins with the thread's
 * main story.
 */
export function buildTimeline(
  { id, name }: Pick<NewsThread, 'id' | 'name'>,
  stories: readonly NewsStory[],
  language: Language,
): Timeline | undefined {
  const [front] = stories
  if (!front) return undefined
  const own = name[language] ?? name.en ?? name.nl
  // A name that is a truncated headline is replaced by the full headline.
  const known = own && CUT.test(own) ? undefined : own
  const { headline, language: written } = getTextsInLanguage(front, language)
  const title = known ? { title: known } : { title: headline, titleLanguage: written }
  const sorted = stories.toSorted(
    (a, b) => Date.parse(b.published_at) - Date.parse(a.published_at) || (a.id < b.id ? -1 : 1),
  )
  return { id, ...title, entries: sorted.map((story) => entryOf(story, language)) }
}

/** Returns those of an edition's stories that are in a thread, the main story first. */
export function selectThreadStories(thread: NewsThread, stories: readonly NewsStory[]): NewsStory[] {
  const known = new Map(stories.map((story) => [story.id, story]))
  return thread.story_ids.flatMap((id) => known.get(id) ?? [])
}

/**
 * Returns the content of a thread's page, made from the edition's stories that aren't muted; undefined if there
 * are none.
 */
function ofEdition(edition: InMemoryEdition, request: TimelineRequest): Timeline | undefined {
  const thread = edition.news.threads.find(({ id }) => id === request.threadId)
  return (
    thread &&
    buildTimeline(thread, selectThreadStories(thread, listUnmutedStories(edition, request)), request.language)
  )
}

/** Returns the archived stories that mutes neither hide nor blur. */
function clearOf(
  stories: readonly NewsStory[],
  edition: InMemoryEdition,
  request: TimelineRequest,
): NewsStory[] {
  const dated = stories.filter(hasValidDate)
  if (request.mutes.length === 0) return dated
  const left = applyMutesToStories(
    dated,
    request.mutes,
    new Date(request.nowMs),
    buildMuteMatchingContext(edition, request).rules,
  )
  return left.stories.filter(({ id }) => !left.blurred.has(id))
}

const MISSING = { ok: false, failure: 'not-found' } as const

/**
 * Returns the content of a thread's page, from the edition if it contains the thread, otherwise from the
 * server's archive.
 */
export const handleTimelineRequest: WorkerRequestHandler<TimelineRequest, Timeline> = async (
  state,
  request,
): Promise<NewsRequestResult<Timeline>> => {
  const held = await state.edition(request.edition, request.language)
  if (!held.ok) return held
  const current = ofEdition(held.data, request)
  if (current) return { ok: true, data: current }
  const answer = await callApiAnonymously(API.getThread, { params: { id: request.threadId } }, state.outside)
  if (!answer.ok) return answer
  const { stories, ...thread } = answer.data
  const data = buildTimeline(thread, clearOf(stories, held.data, request), request.language)
  return data ? { ok: true, data } : MISSING
}
