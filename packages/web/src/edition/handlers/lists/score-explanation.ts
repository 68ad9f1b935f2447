import type { NewsStory } from '@plainwire/domain/contract'
import { getTextsInLanguage } from '@plainwire/domain/edition'
import { listLearnedRankingReasons, type ScoreBreakdown } from '@plainwire/domain/ranking'
import { createEditionHandler } from '../request.ts'
import type { ListRequest } from './list-request.ts'
import { buildRankedList } from './ranked-list.ts'
import { computeListScoreBreakdown } from './section-order.ts'

/** The explanation of a story's position in a list: the score that orders the list, and its parts. */
export interface ScoreExplanation {
  title: string
  sheet: ScoreBreakdown
  /** The story's position in the list as it is shown, counted from 1. */
  position: number
  /** The story's position by score alone, counted from 1. */
  rank: number
  total: number
  isLifted: boolean
  /** The learned interests that raise or lower the story's score, strongest first. */
  learned: readonly { name: string; liking: number }[]
}

/**
 * Returns the breakdown of a story's ranking score, with the position of its thread's entry in a list;
 * undefined if the list doesn't contain the story.
 */
export const handleScoreExplanationRequest = createEditionHandler(
  (edition, { storyId, ...request }: ListRequest & { storyId: string }) => {
    const { items } = buildRankedList(edition, request)
    const isIt = ({ story }: { story: NewsStory }) => story.id === storyId
    const index = items.findIndex((entry) => isIt(entry) || entry.others?.some(isIt))
    const item = items[index]
    const story = item && [item, ...(item.others ?? [])].find(isIt)?.story
    if (!item || !story) return undefined
    const { rank, isLifted } = item
    const { headline: title } = getTextsInLanguage(story, request.language)
    const learned = request.assist?.learned ? listLearnedRankingReasons(request.assist.learned, story) : []
    return {
      title,
      sheet: computeListScoreBreakdown(request, story),
      position: index + 1,
      rank,
      total: items.length,
      isLifted,
      learned,
    } satisfies ScoreExplanation
  },
)
