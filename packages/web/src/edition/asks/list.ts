import type { Section } from '@plainwire/domain/category'
import type { NewsStory } from '@plainwire/domain/contract'
import { type Card, toCard } from '../card.ts'
import type { HeldEdition } from '../held-edition.ts'
import type { Answer } from '../news-answer.ts'
import { keptFirst, sectionList } from '../section-list.ts'
import { ofEdition, type Reading } from './ask.ts'

/** Which list. */
export interface ListAsk extends Reading {
  section: Section
  /** Ids of what is on screen already: it keeps its order, the rest follows. */
  keep: readonly string[]
}

export interface ListPage {
  cards: Card[]
  /** How many stories the whole list has. */
  total: number
}

/** What a list is, or why it couldn't be had. */
export type ListAnswer = Answer<ListPage>

function listOf(edition: HeldEdition, ask: ListAsk): NewsStory[] {
  return edition.once(JSON.stringify(ask), () => {
    const { section, keep, nowMs, place, interests } = ask
    const context = { now: new Date(nowMs), reader: place, topics: interests }
    const list = sectionList(edition.stories, section, context)
    return keep.length > 0 ? keptFirst(keep, list) : list
  })
}

/** So many cards of a list, from a position on. */
export const askList = ofEdition(
  (edition, { offset, count, ...ask }: ListAsk & { offset: number; count: number }): ListPage => {
    const list = listOf(edition, ask)
    const cards = list.slice(offset, offset + count).map((story) => toCard(story, ask.language))
    return { cards, total: list.length }
  },
)
