import type { NewsStory } from '@plainwire/domain/contract'
import { rank } from '@plainwire/domain/ranking'
import {
  type Correction,
  parseSearch,
  type SearchQuery,
  searchScore,
  tolerantSearch,
} from '@plainwire/domain/search'
import { type Card, toCard } from '../../card.ts'
import type { HeldEdition } from '../../worker/held-edition.ts'
import { searchIndexOf } from '../../worker/search-index-of.ts'
import { unmutedFor } from '../readers-stories.ts'
import { contextOf, ofEdition, type Reading } from '../request.ts'

/** The maximum number of results with a card; a reader with more results should refine the query. */
export const MAX_FOUND = 60

export interface SearchRequest extends Reading {
  /** The text as the reader typed it. */
  query: string
}

export interface FoundStories {
  /** The query of the results. */
  query: string
  /** The best results. */
  cards: Card[]
  /** The number of all results. */
  total: number
  /** The parsed query with spelling corrected, used to highlight matches. */
  understood: SearchQuery
  /** The misspelled words of the query, with the words that replaced them. */
  corrections: readonly Correction[]
}

/** The reader's rank of each story of the edition, by index. It orders results that match equally well. */
function ranksFor(edition: HeldEdition, reading: Reading): Uint32Array {
  const { mutes: _, ...own } = reading
  return edition.once(`ranks ${JSON.stringify(own)}`, () => {
    const ranked = rank(edition.stories, contextOf(reading))
    const places = new Map(ranked.map(({ story }, index) => [story, index]))
    return Uint32Array.from(edition.stories, (story) => places.get(story) ?? ranked.length)
  })
}

/** Searches the edition, best results first, tolerating misspelled words. Muted stories are left out. */
function searched(edition: HeldEdition, { query: text, ...reading }: SearchRequest) {
  const index = searchIndexOf(edition, reading.language)
  const { found, understood, corrections } = tolerantSearch(
    index,
    parseSearch(text),
    ranksFor(edition, reading),
  )
  const stories = found.map(({ story }) => story)
  if (reading.mutes.length === 0) return { stories, understood, corrections }
  const left = new Map(unmutedFor(edition, reading).stories.map((story) => [story.id, story]))
  const shown = stories.flatMap((story) => {
    const rest = left.get(story.id)
    // If a muted publisher was removed from the story, the query may have matched only that publisher.
    const isFound = rest === story || (rest && searchScore(rest, understood) !== undefined)
    return rest && isFound ? rest : []
  })
  return { stories: shown, understood, corrections }
}

/** The stories of the edition that a search finds for the reader, best first. */
export function foundIn(edition: HeldEdition, request: SearchRequest): NewsStory[] {
  return searched(edition, request).stories
}

/** Searches the edition. The query doesn't leave the device. */
export const answerSearch = ofEdition((edition, request: SearchRequest): FoundStories => {
  const { stories, understood, corrections } = searched(edition, request)
  const { blurred } = unmutedFor(edition, request)
  const cards = stories
    .slice(0, MAX_FOUND)
    .map((story) => toCard(story, request.language, blurred.get(story.id)))
  return { query: request.query, cards, total: stories.length, understood, corrections }
})

/**
 * Builds the search index and the reader's ranks before the first search. Returns the number of indexed
 * words.
 */
export const answerSearchReady = ofEdition((edition, reading: Reading): number => {
  ranksFor(edition, reading)
  return searchIndexOf(edition, reading.language).words.length
})
