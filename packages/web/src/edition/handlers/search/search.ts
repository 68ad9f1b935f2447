import type { NewsStory } from '@plainwire/domain/contract'
import { rankStories } from '@plainwire/domain/ranking'
import {
  computeSearchScore,
  parseSearchQuery,
  type SearchQuery,
  type SpellingCorrection,
  searchWithCorrections,
} from '@plainwire/domain/search'
import { type Card, toCard } from '../../card.ts'
import type { InMemoryEdition } from '../../worker/edition-in-memory.ts'
import { getEditionSearchIndex } from '../../worker/search-index-of.ts'
import { applyMutesToEdition } from '../apply-mutes.ts'
import { buildRankingContext, createEditionHandler, type ListSettings } from '../request.ts'

/** The maximum number of results with a card; a reader with more results should refine the query. */
export const MAX_RESULTS = 60

export interface SearchRequest extends ListSettings {
  /** The query as the reader typed it. */
  query: string
}

export interface EditionSearchResults {
  /** The query that these results are for. */
  query: string
  /** The cards of the best results. */
  cards: Card[]
  /** The number of all results. */
  total: number
  /** The parsed query with spelling corrected, used to highlight matches. */
  understood: SearchQuery
  /** The misspelled words of the query, with the words that replaced them. */
  corrections: readonly SpellingCorrection[]
}

/**
 * Returns the rank of each of the edition's stories for the reader, by the story's index in the edition. Search
 * results that match equally well are sorted by rank.
 */
function ranksFor(edition: InMemoryEdition, reading: ListSettings): Uint32Array {
  const { mutes: _, ...own } = reading
  return edition.once(`ranks ${JSON.stringify(own)}`, () => {
    const ranked = rankStories(edition.stories, buildRankingContext(reading))
    const places = new Map(ranked.map(({ story }, index) => [story, index]))
    return Uint32Array.from(edition.stories, (story) => places.get(story) ?? ranked.length)
  })
}

/** Searches the edition, best results first, tolerating misspelled words. Muted stories are left out. */
function searched(edition: InMemoryEdition, { query: text, ...reading }: SearchRequest) {
  const index = getEditionSearchIndex(edition, reading.language)
  const { found, understood, corrections } = searchWithCorrections(
    index,
    parseSearchQuery(text),
    ranksFor(edition, reading),
  )
  const stories = found.map(({ story }) => story)
  if (reading.mutes.length === 0) return { stories, understood, corrections }
  const left = new Map(applyMutesToEdition(edition, reading).stories.map((story) => [story.id, story]))
  const shown = stories.flatMap((story) => {
    const rest = left.get(story.id)
    // If mutes have removed a publisher from the story, the query is matched with the rest again, because it
    // may have matched only that publisher.
    const isFound = rest === story || (rest && computeSearchScore(rest, understood) !== undefined)
    return rest && isFound ? rest : []
  })
  return { stories: shown, understood, corrections }
}

/** Returns the stories of the edition that a search finds for the reader, best first. */
export function searchEdition(edition: InMemoryEdition, request: SearchRequest): NewsStory[] {
  return searched(edition, request).stories
}

/** Searches the edition. The query doesn't leave the device. */
export const handleSearchRequest = createEditionHandler(
  (edition, request: SearchRequest): EditionSearchResults => {
    const { stories, understood, corrections } = searched(edition, request)
    const { blurred } = applyMutesToEdition(edition, request)
    const cards = stories
      .slice(0, MAX_RESULTS)
      .map((story) => toCard(story, request.language, blurred.get(story.id)))
    return { query: request.query, cards, total: stories.length, understood, corrections }
  },
)

/**
 * Builds the search index and ranks the stories for the reader, so that the first search is fast. Returns the
 * number of indexed words.
 */
export const handlePrepareSearchRequest = createEditionHandler((edition, reading: ListSettings): number => {
  ranksFor(edition, reading)
  return getEditionSearchIndex(edition, reading.language).words.length
})
