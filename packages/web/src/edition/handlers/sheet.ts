import type { NewsStory } from '@plainwire/domain/contract'
import { textsIn } from '@plainwire/domain/edition'
import { learnedReasons, type ScoreSheet } from '@plainwire/domain/ranking'
import { type ListRequest, rankedList, sheetIn } from './ranked-list.ts'
import { ofEdition } from './request.ts'

/** Why a story is at its position: the numbers that ordered the list. */
export interface StorySheet {
  title: string
  sheet: ScoreSheet
  /** Its place in the list as it is shown, and by score alone, each counted from 1. */
  position: number
  rank: number
  total: number
  isLifted: boolean
  /** The learned interests that raise or lower it, strongest first. */
  learned: readonly { name: string; liking: number }[]
}

/** The score sheet of a story in a list, at the place of its thread; undefined where it isn't in it. */
export const answerSheet = ofEdition(
  (edition, { storyId, ...request }: ListRequest & { storyId: string }) => {
    const { items } = rankedList(edition, request)
    const isIt = ({ story }: { story: NewsStory }) => story.id === storyId
    const index = items.findIndex((entry) => isIt(entry) || entry.others?.some(isIt))
    const item = items[index]
    const story = item && [item, ...(item.others ?? [])].find(isIt)?.story
    if (!item || !story) return undefined
    const { rank, isLifted } = item
    const { headline: title } = textsIn(story, request.language)
    const learned = request.assist?.learned ? learnedReasons(request.assist.learned, story) : []
    return {
      title,
      sheet: sheetIn(request, story),
      position: index + 1,
      rank,
      total: items.length,
      isLifted,
      learned,
    } satisfies StorySheet
  },
)
