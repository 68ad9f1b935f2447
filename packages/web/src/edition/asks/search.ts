import type { NewsStory } from '@plainwire/domain/contract'
import { rank } from '@plainwire/domain/ranking'
import { parseSearch, searchList, searchScore } from '@plainwire/domain/search'
import { type Card, toCard } from '../card.ts'
import type { HeldEdition } from '../held-edition.ts'
import { searchIndexOf } from '../search-index-of.ts'
import { contextOf, ofEdition, type Reading } from './ask.ts'
import { unmutedFor } from './readers-stories.ts'

/** So many cards are drawn: who doesn't find it among them adds a word. */
export const MAX_FOUND = 60

export interface SearchAsk extends Reading {
  /** As the reader typed it. */
  query: string
}

export interface FoundStories {
  /** What they were found for. */
  query: string
  /** The best. */
  cards: Card[]
  /** How many there are in all. */
  total: number
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

/** The stories of the edition that a search finds for the reader, best first (RK-06); muted ones never (FD-12). */
export function foundIn(edition: HeldEdition, { query: text, ...reading }: SearchAsk): NewsStory[] {
  const query = parseSearch(text)
  const index = searchIndexOf(edition, reading.language)
  const found = searchList(index, query, ranksFor(edition, reading)).map(({ story }) => story)
  if (reading.mutes.length === 0) return found
  const left = new Map(unmutedFor(edition, reading).stories.map((story) => [story.id, story]))
  return found.flatMap((story) => {
    const shown = left.get(story.id)
    // A muted publisher was taken out of it: it may have been found for that one alone.
    const isFound = shown === story || (shown && searchScore(shown, query) !== undefined)
    return shown && isFound ? shown : []
  })
}

/** What the edition has for a search: nothing of it leaves the device. */
export const askSearch = ofEdition((edition, ask: SearchAsk): FoundStories => {
  const found = foundIn(edition, ask)
  const { blurred } = unmutedFor(edition, ask)
  const cards = found.slice(0, MAX_FOUND).map((story) => toCard(story, ask.language, blurred.get(story.id)))
  return { query: ask.query, cards, total: found.length }
})

/** Makes ready what every search needs, before the first one. */
export const askSearchReady = ofEdition((edition, reading: Reading): number => {
  ranksFor(edition, reading)
  return searchIndexOf(edition, reading.language).words.length
})
