import { trendingList } from '@plainwire/domain/ranking'
import { type Headline, toHeadline } from '../card.ts'
import { ofEdition, type Reading } from './ask.ts'

interface TrendingAsk extends Reading {
  /** Ids of what is on screen already: those and no others. */
  keep: readonly string[] | undefined
}

/** What most publishers report now (RK-04). */
export const askTrending = ofEdition((edition, ask: TrendingAsk): Headline[] => {
  const { keep, nowMs, place, language } = ask
  const list =
    keep?.flatMap((id) => edition.byId.get(id) ?? []) ??
    trendingList(edition.stories, { now: new Date(nowMs), reader: place })
  return list.map((story) => toHeadline(story, language))
})
