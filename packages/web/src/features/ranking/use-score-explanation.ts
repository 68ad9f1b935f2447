import type { Section } from '@plainwire/domain/category'
import { useEdition, useEditionSource } from '../../edition/edition-context.ts'
import type { ScoreExplanation } from '../../edition/handlers/lists/score-explanation.ts'
import { useListRequest } from '../../edition/lists/use-list-request.ts'
import type { NewsRequestResult } from '../../edition/news-answer.ts'
import { useWorkerQuery } from '../../edition/use-answer.ts'

export type ScoreExplanationState =
  | { state: 'loading' | 'missing' | 'failed' }
  | { state: 'ready'; sheet: ScoreExplanation }

/**
 * Returns the web worker's answer with the explanation of a story's position in the list of a section;
 * undefined until the worker has answered. The answer's `data` is undefined if the list doesn't contain the
 * story.
 */
function useSheetIn(
  section: Section,
  storyId: string,
): NewsRequestResult<ScoreExplanation | undefined> | undefined {
  const { newsClient } = useEditionSource()
  const list = useListRequest(section)
  const request = list && { ...list, storyId }
  return useWorkerQuery('sheet', request, request && (() => newsClient.sheet(request)))
}

/**
 * Returns the explanation of a story's position in the list of a section. If that list doesn't contain the
 * story, which may be the case for a trending story, its position in the home list is explained instead.
 */
export function useScoreExplanation(storyId: string, section: Section): ScoreExplanationState {
  const { failure } = useEdition()
  const inSection = useSheetIn(section, storyId)
  const inHome = useSheetIn('all', storyId)
  const answer = inSection?.ok && inSection.data ? inSection : inHome
  if (failure || (answer && !answer.ok)) return { state: 'failed' }
  if (!answer) return { state: 'loading' }
  return answer.data ? { state: 'ready', sheet: answer.data } : { state: 'missing' }
}
