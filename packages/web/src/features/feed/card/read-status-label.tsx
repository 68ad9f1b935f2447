import { getStoryReadState, type ReadState } from '@plainwire/domain/reader'
import { Check } from 'lucide-react'
import { storyReadingHistory } from '../../../device/history/read.ts'
import { usePersistedSelector } from '../../../device/storage/persisted.ts'
import type { Card } from '../../../edition/card.ts'
import { useTexts } from '../../../lib/texts.ts'

/** Returns whether the reader has read a story and, if so, whether the story has changed since. */
export function useStoryReadStatus({ id, updatedAt }: Card): ReadState {
  return usePersistedSelector(storyReadingHistory, (stories) =>
    getStoryReadState({ id, updated_at: updatedAt }, stories),
  )
}

/**
 * A label that says that the reader has read the story, or that the story has changed since. Renders nothing
 * for an unread story.
 */
export function ReadStatusLabel({ state }: { state: ReadState }) {
  const text = useTexts()
  if (state === 'unread') return null
  if (state === 'changed') return <span className="font-semibold text-accent">{text('read.changed')}</span>
  return (
    <span className="inline-flex items-center gap-1">
      <Check size={14} aria-hidden="true" />
      {text('read.read')}
    </span>
  )
}
