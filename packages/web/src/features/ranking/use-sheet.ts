import type { Section } from '@plainwire/domain/category'
import { useEdition, useEditionSource } from '../../edition/edition-context.ts'
import type { StorySheet } from '../../edition/handlers/sheet.ts'
import type { Answer } from '../../edition/news-answer.ts'
import { useAnswer } from '../../edition/use-answer.ts'
import { useListRequest } from '../../edition/use-list-request.ts'

export type SheetState = { state: 'loading' | 'missing' | 'failed' } | { state: 'ready'; sheet: StorySheet }

/** A story's sheet in one list; undefined while it is worked out. */
function useSheetIn(section: Section, storyId: string): Answer<StorySheet | undefined> | undefined {
  const { newsroom } = useEditionSource()
  const list = useListRequest(section)
  const request = list && { ...list, storyId }
  return useAnswer('sheet', request, request && (() => newsroom.sheet(request)))
}

/**
 * Why a story is at its position in a section; for one that isn't in its list, for example a trending one, in
 * the home list.
 */
export function useSheet(storyId: string, section: Section): SheetState {
  const { failure } = useEdition()
  const own = useSheetIn(section, storyId)
  const home = useSheetIn('all', storyId)
  const answer = own?.ok && own.data ? own : home
  if (failure || (answer && !answer.ok)) return { state: 'failed' }
  if (!answer) return { state: 'loading' }
  return answer.data ? { state: 'ready', sheet: answer.data } : { state: 'missing' }
}
