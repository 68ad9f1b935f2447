import { findFactChanges } from './fact-changes.ts'
import type { StorySnapshot, UndatedStoryChange } from './story-log.ts'

function changedTexts(before: StorySnapshot, after: StorySnapshot): UndatedStoryChange[] {
  return Object.entries(after.headlines).flatMap(([language, to]): UndatedStoryChange[] => {
    const from = before.headlines[language]
    if (from === undefined) return [{ kind: 'new_language', language }]
    return from === to ? [] : [{ kind: 'headline_changed', language, from, to }]
  })
}

/**
 * The change of a story's thread. There is none if either snapshot has no thread, as in logs stored before
 * threads were logged.
 */
function changedThread(
  { threadId: from }: StorySnapshot,
  { threadId: to }: StorySnapshot,
): UndatedStoryChange[] {
  return from === undefined || to === undefined || from === to ? [] : [{ kind: 'thread_changed', from, to }]
}

/**
 * Whether a change moves a story to the top of lists. A change of thread doesn't, because the reported facts
 * stay the same, and because one merge of threads changes many stories.
 */
export const isSignificantChange = ({ kind }: UndatedStoryChange): boolean => kind !== 'thread_changed'

/**
 * The changes between two versions of a story, in display order. Scores, order and times don't count: a story
 * that was only rebuilt has no changes.
 */
export function findStoryChanges(before: StorySnapshot, after: StorySnapshot): UndatedStoryChange[] {
  const sources = Object.entries(after.sources)
    .filter(([id]) => before.sources[id] === undefined)
    .map(([sourceId, { publisherId }]): UndatedStoryChange => ({ kind: 'new_source', sourceId, publisherId }))
  const corrections = after.corrections
    .filter((note) => !before.corrections.includes(note))
    .map((note): UndatedStoryChange => {
      const [sourceId = ''] = note.split(' ')
      return { kind: 'correction', sourceId, publisherId: after.sources[sourceId]?.publisherId ?? '' }
    })
  return [
    ...sources,
    ...corrections,
    ...findFactChanges(before, after),
    ...changedTexts(before, after),
    ...changedThread(before, after),
  ]
}
