import { trendingList } from '@plainwire/domain/ranking'
import { type Headline, toHeadline } from '../card.ts'
import { contextOf, ofEdition, type Reading } from './ask.ts'
import { storiesFor } from './readers-stories.ts'

interface TrendingAsk extends Reading {
  /** Ids of what is on screen already: those and no others. */
  keep: readonly string[] | undefined
}

/** What most publishers report now (RK-04). */
export const askTrending = ofEdition((edition, ask: TrendingAsk): Headline[] => {
  const list =
    ask.keep?.flatMap((id) => edition.byId.get(id) ?? []) ??
    trendingList(storiesFor(edition, ask), contextOf(ask))
  return list.map((story) => toHeadline(story, ask.language))
})
