import type { NewsStory } from '@plainwire/domain/contract'
import { rank } from '@plainwire/domain/ranking'
import {
  type Correction,
  parseSearch,
  type SearchQuery,
  searchScore,
  tolerantSearch,
} from '@plainwire/domain/search'
import { type Card, toCard } from '../card.ts'
import type { HeldEdition } from '../held-edition.ts'
import { searchIndexOf } from '../search-index-of.ts'
import { unmutedFor } from './readers-stories.ts'
import { contextOf, ofEdition, type Reading } from './request.ts'

/** The number of cards rendered: beyond it, the reader should refine the query. */
export const MAX_FOUND = 60

export interface SearchRequest extends Reading {
  /** As the reader typed it. */
  query: string
}

export interface FoundStories {
  /** The query of the results. */
  query: string
  /** The best. */
  cards: Card[]
  /** How many there are in all. */
  total: number
  /** The search as it was understood: what is marked in the texts. */
  understood: SearchQuery
  /** Misspelled words, and those of the edition that they were taken for. */
  corrections: readonly Correction[]
}

/** The place of each of the edition's stories in the reader's ranking: it decides between those that a search finds equally good. */
function ranksFor(edition: HeldEdition, reading: Reading): Uint32Array {
  const { mutes: _, ...own } = reading
  return edition.once(`ranks ${JSON.stringify(own)}`, () => {
    const ranked = rank(edition.stories, contextOf(reading))
    const places = new Map(ranked.map(({ story }, index) => [story, index]))
    return Uint32Array.from(edition.stories, (story) => places.get(story) ?? ranked.length)
  })
}

/** The results of a search in the edition, best first, tolerating misspelled words; never muted stories. */
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
    // A muted publisher was taken out of it: it may have been found for that one alone.
    const isFound = rest === story || (rest && searchScore(rest, understood) !== undefined)
    return rest && isFound ? rest : []
  })
  return { stories: shown, understood, corrections }
}

/** The stories of the edition that a search finds for the reader, best first. */
export function foundIn(edition: HeldEdition, request: SearchRequest): NewsStory[] {
  return searched(edition, request).stories
}

/** The results of a search in the edition: nothing about it leaves the device. */
export const answerSearch = ofEdition((edition, request: SearchRequest): FoundStories => {
  const { stories, understood, corrections } = searched(edition, request)
  const { blurred } = unmutedFor(edition, request)
  const cards = stories
    .slice(0, MAX_FOUND)
    .map((story) => toCard(story, request.language, blurred.get(story.id)))
  return { query: request.query, cards, total: stories.length, understood, corrections }
})

/** Makes ready what every search needs, before the first one. */
export const answerSearchReady = ofEdition((edition, reading: Reading): number => {
  ranksFor(edition, reading)
  return searchIndexOf(edition, reading.language).words.length
})
