import { API, type NewsStory } from '@plainwire/domain/contract'
import { applyMutesToStories } from '@plainwire/domain/reader'
import { type Card, toCard } from '../../card.ts'
import type { InMemoryEdition } from '../../worker/edition-in-memory.ts'
import { buildMuteMatchingContext } from '../apply-mutes.ts'
import { callApiAnonymously } from '../fetch-answer.ts'
import type { WorkerRequestHandler } from '../request.ts'
import { type SearchRequest, searchEdition } from './search.ts'

export interface ArchiveSearchResultPage {
  /** The cards of older stories, newest first. */
  cards: Card[]
  /** The cursor of the next page; null on the last page. */
  next: string | null
}

type OlderRequest = SearchRequest & { cursor: string | null }

const PAGE = 50
/**
 * The maximum number of archive pages requested for one answer. More than one may be needed, because the
 * archive also contains the edition's stories, and pages with only those are skipped.
 */
const MAX_PAGES = 4

/** Returns the cards of archived stories, without muted ones. */
function cardsOf(
  stories: readonly NewsStory[],
  edition: InMemoryEdition,
  { query: _, ...request }: SearchRequest,
): Card[] {
  const { language, mutes, nowMs } = request
  const toOlder = (story: NewsStory) => toCard(story, language)
  if (mutes.length === 0) return stories.map(toOlder)
  const left = applyMutesToStories(
    stories,
    mutes,
    new Date(nowMs),
    buildMuteMatchingContext(edition, request).rules,
  )
  return left.stories.map((story) => toCard(story, language, left.blurred.get(story.id)))
}

/** Searches earlier editions. The query is sent to the server, which has the archive. */
export const handleArchiveSearchRequest: WorkerRequestHandler<OlderRequest, ArchiveSearchResultPage> = async (
  state,
  { cursor, ...request },
) => {
  const held = await state.edition(request.edition, request.language)
  if (!held.ok) return held
  const pageAt = (from: string | null) => {
    const query = { q: request.query, limit: PAGE, ...(from !== null && { cursor: from }) }
    return callApiAnonymously(API.searchStories, { query }, state.outside)
  }
  const above = new Set(searchEdition(held.data, request).map(({ id }) => id))
  let next = cursor
  for (let page = 1; ; page++) {
    const answer = await pageAt(next)
    if (!answer.ok) return answer
    const others = answer.data.stories.filter(({ id }) => !above.has(id))
    const cards = cardsOf(others, held.data, request)
    next = answer.data.next
    if (cards.length > 0 || next === null || page === MAX_PAGES) return { ok: true, data: { cards, next } }
  }
}
