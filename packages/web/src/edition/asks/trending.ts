import { trendingList } from '@plainwire/domain/ranking'
import { type Headline, toHeadline } from '../card.ts'
import { contextOf, ofEdition, type Reading } from './ask.ts'
import { clearStoriesFor } from './readers-stories.ts'

interface TrendingAsk extends Reading {
  /** Ids of what is on screen already: those and no others. */
  keep: readonly string[] | undefined
}

/** What most publishers report now (RK-04). */
export const askTrending = ofEdition((edition, ask: TrendingAsk): Headline[] => {
  const stories = clearStoriesFor(edition, ask)
  const list =
    ask.keep === undefined
      ? trendingList(stories, contextOf(ask))
      : ask.keep.flatMap((id) => stories.find((story) => story.id === id) ?? [])
  return list.map((story) => toHeadline(story, ask.language))
})
